import { clockTime } from '../../../site/organisation-facts.ts';
import { useSite } from '../../../site/site.ts';

/** The opening days and hours of the office, in English as the legal texts are: 'Monday to Friday, 9 am to 6 pm'. */
export function OfficeHours() {
  const { firstDay, lastDay, opens, closes } = useSite().facts.office.hours;
  return `${firstDay} to ${lastDay}, ${clockTime(opens, inWords)} to ${clockTime(closes, inWords)}`;
}

// a line never breaks between the figure and its half of the day
const inWords = (figures: string, hour: number) => `${figures}\u00A0${hour < 12 ? 'am' : 'pm'}`;
