import { Table } from '@mantine/core';
import { formatAmount, type Paise } from '#machines/domain/money.ts';
import type { TicketLine } from '#machines/domain/selection.ts';
import styles from './BookingDetails.module.css';

interface PaymentTableProps {
  lines: readonly TicketLine[];
  /** What was paid, in paise; null when unknown. */
  amount: Paise | null;
}

/** Payment Details of a ticket; below 576 px each line is a block with its own labels. */
export function PaymentTable({ lines, amount }: PaymentTableProps) {
  if (lines.length === 0 && amount === null) return null;
  const free = amount === 0 && lines.length > 0;
  return (
    <section className={styles.payment}>
      <h3>Payment Details</h3>
      <Table>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">Item</Table.Th>
            <Table.Th scope="col" className={styles.number}>
              Quantity
            </Table.Th>
            <Table.Th scope="col" className={styles.number}>
              Price
            </Table.Th>
            <Table.Th scope="col" className={styles.number}>
              Total Amount
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {lines.map(({ id, name, quantity, price }) => (
            <Table.Tr key={id}>
              <Table.Td>{name}</Table.Td>
              <Table.Td className={styles.number} data-label="Quantity">
                {quantity}
              </Table.Td>
              <Table.Td className={styles.number} data-label="Price">
                {price === 0 ? 'Member' : formatAmount(price)}
              </Table.Td>
              <Table.Td className={styles.number} data-label="Total Amount">
                {price === 0 ? `Member x ${quantity}` : formatAmount(price * quantity)}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
        {amount !== null && (
          <Table.Tfoot>
            <Table.Tr>
              <Table.Td colSpan={3}>Total Amount</Table.Td>
              <Table.Td className={styles.number}>
                {free
                  ? `Member x ${lines.reduce((sum, line) => sum + line.quantity, 0)}`
                  : formatAmount(amount)}
              </Table.Td>
            </Table.Tr>
          </Table.Tfoot>
        )}
      </Table>
    </section>
  );
}
