/** The names of payment providers, as riders see them on their pages, by the word that the platform has for each. */
const PROVIDERS: ReadonlyMap<string, string> = new Map([
  ['cashfree', 'Cashfree'],
  ['paytm', 'Paytm'],
  ['payu', 'PayU'],
  ['phonepe', 'PhonePe'],
  ['razorpay', 'Razorpay'],
]);

/** Returns the name of a payment provider; null for a word that is none of the table (rule: The provider’s name). */
export function providerName(provider: string): string | null {
  return PROVIDERS.get(provider) ?? null;
}
