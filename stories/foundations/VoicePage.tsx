import {
  bookingsMessage,
  checkMessage,
  type Failure,
  initiationAlert,
  loadMessage,
} from '#machines/domain/answer/failure.ts';
import { checkContact } from '#machines/domain/person/contact-form.ts';
import { EMPTY_CONTACT } from '#machines/domain/person/contact-message.ts';
import { EMPTY_GUEST } from '#machines/domain/person/guest.ts';
import { checkGuest } from '#machines/domain/person/guest-check.ts';
import { canceled, verificationFailed } from '#texts/booking-status.ts';
import { messageFailed, messageSent } from '#texts/contact.ts';
import { copied } from '#texts/details.ts';
import { alertTitles, noFeatured } from '#texts/failures.ts';
import { nothingPublished } from '#texts/getaways.ts';
import { phoneToEnter } from '#texts/guests.ts';
import { bookingsAdvice, contactSupport } from '#texts/my-bookings.ts';
import { Amount } from '../../src/ui/Amount.tsx';
import { DocsPage } from '../docs/DocsPage.tsx';
import { DocsTable } from '../docs/DocsTable.tsx';

const FAILURES: Readonly<Record<string, Failure>> = {
  'status 503': { kind: 'http', status: 503, text: 'Service Unavailable' },
  'status 404': { kind: 'http', status: 404, text: 'Not Found' },
  'status 401': { kind: 'http', status: 401, text: 'Unauthorized' },
  unreadable: { kind: 'unexpected' },
  'too late': { kind: 'timeout' },
  'line cut': { kind: 'network' },
  offline: { kind: 'offline' },
};

/** The tone of the site, and every sentence of it about something that goes wrong, from the rules themselves. */
export function VoicePage() {
  return (
    <DocsPage
      title="Voice"
      lead="Short, warm, exact. Verbs on buttons. Prices and dates never ambiguous."
    >
      <DocsTable
        label="Say and do not say"
        heads={['Say', 'Not']}
        rows={[
          ['Book Now', 'Click here to proceed with your booking'],
          ['Sat 12 Jun 2027', '12/06/27'],
          [<Amount key="say" text="₹1,23,456" />, 'Rs. 123456/-'],
          ['Please do not pay again. Your bank may still confirm this payment.', 'Payment failed!'],
          ['Guided rides on roads worth the fuel.', 'World-class curated moto-experiences'],
        ]}
      />
      <h2>When a call fails</h2>
      <DocsTable
        label="Sentences of failures"
        heads={[
          'What failed',
          'A list',
          'Details',
          'My Bookings',
          'Check of a payment',
          'Start of a payment',
        ]}
        rows={Object.entries(FAILURES).map(([what, failure]) => {
          const { alert, lines } = initiationAlert(failure);
          return [
            what,
            loadMessage('events', failure),
            loadMessage('details', failure),
            bookingsMessage(failure),
            checkMessage(failure),
            `${alertTitles[alert]}: ${lines.join(' ')}`,
          ];
        })}
      />
      <h2>When there is nothing</h2>
      <Sentences sentences={[noFeatured, ...Object.values(nothingPublished)]} />
      <h2>When a form is not right yet</h2>
      <Sentences
        sentences={[
          ...Object.values(checkGuest(EMPTY_GUEST)),
          ...Object.values(checkGuest({ fullName: 'A', email: 'a', phone: '1' })),
          ...Object.values(checkContact(EMPTY_CONTACT)),
          phoneToEnter,
        ]}
      />
      <h2>And the rest</h2>
      <Sentences
        sentences={[
          messageSent,
          messageFailed,
          copied,
          canceled,
          verificationFailed,
          bookingsAdvice(contactSupport).join(''),
        ]}
      />
    </DocsPage>
  );
}

function Sentences({ sentences }: { sentences: readonly (string | undefined)[] }) {
  return (
    <ul>
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}
