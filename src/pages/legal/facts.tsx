import { useSite } from '../../site/site.ts';
import { clockTime } from '../../site/site-config.ts';

// English in every language of the site, as the legal texts are

/** The name of the company. */
export const Brand = () => useSite().facts.brand;

/** The address for riders' e-mail, as a link. */
export function Email() {
  const { email } = useSite().facts;
  return <a href={`mailto:${email}`}>{email}</a>;
}

/** The main phone number, as a link that dials it. */
export function Phone() {
  const [{ dialled, shown }] = useSite().facts.phones;
  return <a href={`tel:${dialled}`}>{shown}</a>;
}

/** The office in one line. */
export const OfficeAddress = () => useSite().facts.office.lines.join(', ');

/** The city of the office. */
export const OfficeCity = () => useSite().facts.office.city;

/** The state of the office, whose bank holidays are not business days. */
export const OfficeState = () => useSite().facts.office.state;

/** The opening days of the office: 'Monday to Friday'. */
export function OfficeDays() {
  const { firstDay, lastDay } = useSite().facts.office.hours;
  return `${firstDay} to ${lastDay}`;
}

/** The opening days and hours of the office: 'Monday to Friday, 9 am to 6 pm'. */
export function OfficeHours() {
  const { firstDay, lastDay, opens, closes } = useSite().facts.office.hours;
  return `${firstDay} to ${lastDay}, ${clockTime(opens, inWords)} to ${clockTime(closes, inWords)}`;
}

// a line never breaks between the figure and its half of the day
const inWords = (figures: string, hour: number) => `${figures}\u00A0${hour < 12 ? 'am' : 'pm'}`;
