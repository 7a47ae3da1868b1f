/** Whether a text looks like an e-mail address: something, @, and a domain with a dot (rule: Guest form). */
export function isEmail(text: string): boolean {
  const address = text.trim();
  return address.length <= 254 && /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(address);
}
