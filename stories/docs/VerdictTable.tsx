import { type ProviderStatus, verdict } from '#machines/domain/payment/payment.ts';
import { paymentAnswer } from '../../tests/fixtures/payment-answers.ts';
import { DocsTable } from './DocsTable.tsx';

const OVERALL = [true, false] as const;
const ORDERS = [null, 'cancelled'] as const;
const LOCALS = [null, 'success', 'pending', 'failed'] as const;
const PROVIDERS: Readonly<Record<string, Partial<ProviderStatus> | null>> = {
  'says nothing': null,
  'success, completed': { success: true, state: 'COMPLETED', code: 'PAYMENT_SUCCESS' },
  'success, state PENDING': { success: true, state: 'PENDING' },
  'success, code PAYMENT_PENDING': { success: true, code: 'PAYMENT_PENDING' },
  'success false': { success: false },
  'code PAYMENT_ERROR': { success: true, code: 'PAYMENT_ERROR' },
  'state FAILED': { success: true, state: 'FAILED' },
  REQUEST_CANCEL_BY_REQUESTER: { success: true, responseCode: 'REQUEST_CANCEL_BY_REQUESTER' },
};

/** The verdict on each answer about a payment, worked out by the rule itself. */
export function VerdictTable() {
  return (
    <>
      <h2>The verdict on a payment</h2>
      <p>
        What the server answers, and what the site makes of it: a row for each word of the payment
        provider, a column for each <code>local_status.payment_status</code>.
      </p>
      {OVERALL.flatMap((success) =>
        ORDERS.map((orderStatus) => (
          <section key={`${success} ${orderStatus}`}>
            <h3>
              success {String(success)}, order_status {orderStatus ?? 'absent'}
            </h3>
            <DocsTable
              label={`success ${success}, order_status ${orderStatus ?? 'absent'}`}
              heads={['Provider', ...LOCALS.map((status) => status ?? 'absent')]}
              rows={Object.entries(PROVIDERS).map(([says, provider]) => [
                says,
                ...LOCALS.map(
                  (paymentStatus) =>
                    verdict(
                      paymentAnswer({
                        success,
                        local: { paymentStatus, orderStatus },
                        ...(provider === null ? {} : { provider }),
                      }),
                    ).kind,
                ),
              ])}
            />
          </section>
        )),
      )}
    </>
  );
}
