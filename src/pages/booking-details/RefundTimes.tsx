import { Box, Button, Title } from '@mantine/core';
import { clsx } from 'clsx';
import { contactState } from '#machines/domain/contact-form.ts';
import * as texts from '#texts/booking-details.ts';
import * as paths from '../../paths.ts';
import { SiteLink } from '../../ui/SiteLink.tsx';
import table from '../../ui/Table.module.css';
import { Words } from '../../ui/Words.tsx';
import styles from './NextSteps.module.css';

/** Business days until a refund shows, by the way it was paid: the table of the refund policy (rule: Legal pages). */
const REFUND_DAYS = [
  [texts.upiOrWallet, '3-5'],
  [texts.card, '5-7'],
  [texts.netBanking, '7-10'],
] as const;

const HEADINGS = { paid: texts.ifYouCancel, refunded: texts.yourRefund, none: texts.questions };

interface RefundTimesProps {
  /** The id of the booking, for a question about it. */
  reference: string | null;
  /** The state of the money for it. */
  money: 'paid' | 'refunded' | 'none';
}

/** The times until a refund shows, and the way to ask about this booking. */
export function RefundTimes({ reference, money }: RefundTimesProps) {
  return (
    <Box component="section" className="ks-screen" mt="var(--ks-space-10)" maw="74ch">
      <Title order={2} size="xl" mb="var(--ks-space-5)">
        {HEADINGS[money]}
      </Title>
      {money === 'paid' && (
        <p>
          <Words>
            {texts.cancelling(
              <SiteLink key="link" href={paths.refund}>
                {texts.refundPolicy}
              </SiteLink>,
            )}
          </Words>
        </p>
      )}
      {money !== 'none' && (
        <>
          <p>{texts.moneyGoesBack}</p>
          <table className={clsx(table.table, styles.refund)}>
            <tbody>
              {REFUND_DAYS.map(([method, days]) => (
                <tr key={method}>
                  <th scope="row">{method}</th>
                  <td>{texts.businessDays(days)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
      <Button component={SiteLink} href={paths.contact} state={contactState(reference)}>
        {texts.askAboutBooking}
      </Button>
    </Box>
  );
}
