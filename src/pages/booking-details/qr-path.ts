import { encode } from 'uqr';

/**
 * Draws the QR code of a text: returns its width in modules, with the quiet border, and its dark modules as one path
 * of runs.
 */
export function qrPath(text: string): { size: number; path: string } {
  const { data, size } = encode(text, { border: 2, ecc: 'M' });
  const runs = data.flatMap((row, y) =>
    [...row.map(Number).join('').matchAll(/1+/g)].map(
      ({ index, 0: { length } }) => `M${index} ${y}h${length}v1h-${length}z`,
    ),
  );
  return { size, path: runs.join('') };
}
