import { useSite } from '../../../site/site.ts';

/** The address for riders' e-mail, as a link. */
export function Email() {
  const { email } = useSite().facts;
  return <a href={`mailto:${email}`}>{email}</a>;
}
