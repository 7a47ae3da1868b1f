import { contactState } from '#machines/domain/contact-form.ts';
import * as paths from '../../paths.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { SiteLink } from '../../ui/SiteLink.tsx';
import styles from './NextSteps.module.css';

/** Business days until a refund shows, by the way it was paid: the table of the refund policy (rule: Legal pages). */
const REFUND_DAYS = [
  ['UPI or wallet', '3-5'],
  ['Credit or debit card', '5-7'],
  ['Net banking', '7-10'],
] as const;

interface RefundTimesProps {
  /** The id of the booking, for a question about it. */
  reference: string | null;
  /** Whether money was paid for it. */
  isPaid: boolean;
}

/** When a refund would show, and the way to ask about this booking. */
export function RefundTimes({ reference, isPaid }: RefundTimesProps) {
  return (
    <section className={styles.section}>
      <h2>{isPaid ? 'If you cancel' : 'Questions'}</h2>
      {isPaid && (
        <>
          <p>
            You can cancel at any time before the ride starts; what comes back stands in the{' '}
            <SiteLink href={paths.refund}>Refund policy</SiteLink>. Refunds are made within 7-10
            business days after we agree to them. The money goes back the way it came, and your bank
            needs this long to show it:
          </p>
          <dl className={styles.refund}>
            {REFUND_DAYS.map(([method, days]) => (
              <div key={method}>
                <dt>{method}</dt>
                <dd>{days} business days</dd>
              </div>
            ))}
          </dl>
        </>
      )}
      <LinkButton href={paths.contact} state={contactState(reference)}>
        Ask about this booking
      </LinkButton>
    </section>
  );
}
