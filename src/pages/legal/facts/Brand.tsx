import { useSite } from '../../../site/site.ts';

/** The name of the company. */
export const Brand = () => useSite().facts.brand;
