import type { Summary } from './statistics.ts';

const grouped = (value: number, digits = 0) =>
  value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits });

/** Milliseconds: `1,216 ms`. */
export const ms = (value: number): string => `${grouped(value)} ms`;

/** A ratio: `1.05 ×`. */
export const times = (value: number): string => `${grouped(value, 2)} ×`;

/** Bytes in thousands: `8.9 kB`. */
export const kB = (value: number): string => `${grouped(value / 1_000, 1)} kB`;

/** Bytes in millions: `2.50 MB`. */
export const MB = (value: number): string => `${grouped(value / 1_000_000, 2)} MB`;

/** A number of things: `1,000`. */
export const count = (value: number): string => grouped(value);

/** From the least to the most; '' where both are the same. */
export function spread({ least, most }: Summary, unit: (value: number) => string): string {
  return unit(least) === unit(most) ? '' : `${unit(least)} … ${unit(most)}`;
}

/** A table in Markdown. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, head.map(() => '---'), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}
