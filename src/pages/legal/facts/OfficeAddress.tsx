import { useSite } from '../../../site/site.ts';

/** The office in one line. */
export const OfficeAddress = () => useSite().facts.office.lines.join(', ');
