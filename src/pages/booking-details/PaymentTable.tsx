import { Box, Text, Title } from '@mantine/core';
import { paidAmount } from '#machines/domain/booking/amount.ts';
import type { Booking } from '#machines/domain/booking/booking.ts';
import { totals } from '#machines/domain/booking/selection.ts';
import { formatAmount, type Paise } from '#machines/domain/payment/money.ts';
import * as texts from '#texts/booking-details.ts';
import { Amount } from '../../ui/Amount.tsx';
import table from '../../ui/Table.module.css';
import styles from './PaymentTable.module.css';

/** Payment Details of a ticket; below 576 px each line is a block with its own labels. */
export function PaymentTable({ booking }: { booking: Booking }) {
  const { lines } = booking;
  const amount = paidAmount(booking);
  if (lines.length === 0 && amount === null) return null;
  return (
    <Box component="section" mt="var(--ks-space-9)" className={styles.payment}>
      <Title order={3} id="payment-details" mb="0.375rem">
        {texts.paymentDetails}
      </Title>
      <table className={table.table} data-stacking aria-labelledby="payment-details">
        <thead>
          <tr>
            {[texts.item, texts.quantity, texts.price, texts.totalAmount].map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ id, name, quantity, price }) => (
            <tr key={id}>
              <td dir="auto">{name}</td>
              <td data-label={texts.quantity}>{quantity}</td>
              <td data-label={texts.price}>
                <Amount text={price === 0 ? texts.member : formatAmount(price)} />
              </td>
              <td data-label={texts.totalAmount}>
                <Amount text={sumText(price * quantity, quantity)} />
              </td>
            </tr>
          ))}
        </tbody>
        {amount !== null && (
          <Text component="tfoot" inherit fw={600}>
            <tr>
              <td colSpan={3}>{texts.totalAmount}</td>
              <Box component="td" fz="xl" fw={700} lts="-0.02em" style={{ whiteSpace: 'nowrap' }}>
                <Amount text={sumText(amount, totals(lines).quantity)} />
              </Box>
            </tr>
          </Text>
        )}
      </table>
    </Box>
  );
}

function sumText(amount: Paise, tickets: number): string {
  return amount === 0 && tickets > 0 ? texts.memberQuantity(tickets) : formatAmount(amount);
}
