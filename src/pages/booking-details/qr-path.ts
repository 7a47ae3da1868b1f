import { encode } from 'uqr';

/** A QR code as a drawing: its width in modules, quiet border included, and its dark modules as one path. */
export interface QrPath {
  readonly size: number;
  readonly path: string;
}

/** Draws the code of a text; dark modules are joined to runs. */
export function qrPath(text: string): QrPath {
  const { data, size } = encode(text, { border: 2, ecc: 'M' });
  return { size, path: data.flatMap((row, y) => rowRuns(row, y)).join('') };
}

function rowRuns(row: readonly boolean[], y: number): string[] {
  const runs: string[] = [];
  let start = -1;
  for (let x = 0; x <= row.length; x += 1) {
    if (row[x] === true && start < 0) start = x;
    if (row[x] !== true && start >= 0) {
      runs.push(`M${start} ${y}h${x - start}v1h-${x - start}z`);
      start = -1;
    }
  }
  return runs;
}
