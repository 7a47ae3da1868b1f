import { useSite } from '../../../site/site.ts';

/** The opening days of the office, in English as the legal texts are: 'Monday to Friday'. */
export function OfficeDays() {
  const { firstDay, lastDay } = useSite().facts.office.hours;
  return `${firstDay} to ${lastDay}`;
}
