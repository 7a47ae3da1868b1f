import { useSite } from '../../../site/site.ts';

/** The main phone number, as a link that dials it. */
export function Phone() {
  const [{ dialled, label }] = useSite().facts.phones;
  return <a href={`tel:${dialled}`}>{label}</a>;
}
