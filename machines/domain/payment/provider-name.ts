/** The names of payment providers, as riders see them on their pages, by the word that the platform has for each. */
const PROVIDERS: Readonly<Record<string, string>> = {
  cashfree: 'Cashfree',
  paytm: 'Paytm',
  payu: 'PayU',
  phonepe: 'PhonePe',
  razorpay: 'Razorpay',
};

/** Returns the name of a payment provider; null for a word that is none of the table (rule: The provider’s name). */
export function providerName(provider: string): string | null {
  return Object.hasOwn(PROVIDERS, provider) ? (PROVIDERS[provider] ?? null) : null;
}
