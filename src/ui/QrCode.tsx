import { memo } from 'react';
import { encode } from 'uqr';

interface QrCodeProps {
  /** What a scanner reads. */
  text: string;
  /** What the code leads to, in words. */
  label: string;
  className?: string;
}

/** A real QR code as one path; its dark modules are joined to runs. */
export const QrCode = memo(function QrCode({ text, label, className }: QrCodeProps) {
  const { data, size } = encode(text, { border: 2, ecc: 'M' });
  const runs = data.flatMap((row, y) => rowRuns(row, y)).join('');
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={className}
    >
      <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
      <path fill="#0B0B0C" d={runs} />
    </svg>
  );
});

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
