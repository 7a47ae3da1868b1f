import { withMessage } from '#machines/domain/text/url.ts';
import * as paths from '../../paths.ts';
import type { OrganisationFacts } from '../../site/organisation-facts.ts';

/** The subject of a message to the team: a question, or the id of a booking, null for one without an id. */
interface Subject {
  readonly question?: string;
  readonly bookingId?: string | null;
}

/**
 * Returns the props of a link to the team: to the deployment's chat in a new tab, with the question typed; to the
 * contact form where there is no chat, with the question or the booking's id in its message.
 */
export function teamLink({ chat }: Pick<OrganisationFacts, 'chat'>, subject: Subject = {}) {
  if (chat === null) return { href: paths.contact, state: subject };
  const { question } = subject;
  return { href: question === undefined ? chat : withMessage(chat, question), newTab: true };
}
