import { Children } from 'react';

/** A text whose ranges of figures ('7-10 days') do not break at their hyphen. */
export function Ranges({ text }: { text: string }) {
  return Children.map(text.split(/(\d+-\d+)/), (part) => (
    <span style={/^\d+-\d+$/.test(part) ? { whiteSpace: 'nowrap' } : undefined}>{part}</span>
  ));
}
