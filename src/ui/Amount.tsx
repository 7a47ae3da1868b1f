/** Keeps a translator from money (rule: A page that is translated); words in its place, such as 'Register Now', are translated. */
export const translateOf = (text: string): 'no' | undefined =>
  text.includes('₹') ? 'no' : undefined;

interface AmountProps {
  text: string;
  /** The element to render; a span by default. */
  as?: 'span' | 'b' | 'p';
  className?: string | undefined;
}

/** Money as it is, or words in its place. */
export function Amount({ text, as: Element = 'span', className }: AmountProps) {
  return (
    <Element className={className} translate={translateOf(text)}>
      {text}
    </Element>
  );
}
