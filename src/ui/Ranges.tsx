import { Children } from 'react';

/** A text whose ranges of figures ('7-10 days') do not break at their hyphen. */
export function Ranges({ text }: { text: string }) {
  return Children.map(text.split(/(\d+-\d+)/), (piece) => (
    <span style={/^\d+-\d+$/.test(piece) ? { whiteSpace: 'nowrap' } : undefined}>{piece}</span>
  ));
}
