import { CURRENCY_SIGN } from '#machines/domain/payment/money.ts';

/**
 * Returns the `translate` attribute of a price: money is not translated, and words in its stead, such as 'Register
 * Now', are (rule: A page that is translated).
 */
export const translateAttribute = (text: string): 'no' | undefined =>
  text.includes(CURRENCY_SIGN) ? 'no' : undefined;

/** A price, which no translator changes, or the words in its place, which a translator may. */
export function Amount({ text }: { text: string }) {
  return <span translate={translateAttribute(text)}>{text}</span>;
}
