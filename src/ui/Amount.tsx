import { translateAttribute } from './translate-attribute.ts';

/** Money as it is, or words in its place. */
export function Amount({ text }: { text: string }) {
  return <span translate={translateAttribute(text)}>{text}</span>;
}
