import { useSite } from '../../../site/site.ts';

/** The city of the office. */
export const OfficeCity = () => useSite().facts.office.city;
