/** Keeps a translator from money (rule: A page that is translated); words in its place, such as 'Register Now', are translated. */
export const translateAttribute = (text: string): 'no' | undefined =>
  text.includes('₹') ? 'no' : undefined;

/** Money as it is, or words in its place. */
export function Amount({ text }: { text: string }) {
  return <span translate={translateAttribute(text)}>{text}</span>;
}
