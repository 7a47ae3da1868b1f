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
      <table>
        <thead>
          <tr>
            <th scope="col">Item</th>
            <th scope="col" className={styles.numeric}>
              Quantity
            </th>
            <th scope="col" className={styles.numeric}>
              Price
            </th>
            <th scope="col" className={styles.numeric}>
              Total Amount
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ id, name, quantity, price }) => (
            <tr key={id}>
              <td>{name}</td>
              <td className={styles.numeric} data-label="Quantity">
                {quantity}
              </td>
              <td className={styles.numeric} data-label="Price">
                {price === 0 ? 'Member' : formatAmount(price)}
              </td>
              <td className={styles.numeric} data-label="Total Amount">
                {price === 0 ? `Member x ${quantity}` : formatAmount(price * quantity)}
              </td>
            </tr>
          ))}
        </tbody>
        {amount !== null && (
          <tfoot>
            <tr>
              <td colSpan={3}>Total Amount</td>
              <td className={styles.numeric}>
                {free
                  ? `Member x ${lines.reduce((sum, line) => sum + line.quantity, 0)}`
                  : formatAmount(amount)}
              </td>
            </tr>
          </tfoot>
        )}
      </table>
    </section>
  );
}
