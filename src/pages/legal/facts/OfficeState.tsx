import { useSite } from '../../../site/site.ts';

/** The state of the office, whose bank holidays are not business days. */
export const OfficeState = () => useSite().facts.office.state;
