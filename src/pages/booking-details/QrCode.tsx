import { qrPath } from './qr-path.ts';

interface QrCodeProps {
  /** The text that a scanner reads. */
  text: string;
  /** The target of the code, in words. */
  label: string;
  className?: string;
}

/** A real QR code as one path. */
export function QrCode({ text, label, className }: QrCodeProps) {
  const { size, path } = qrPath(text);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={className}
    >
      <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
      <path fill="#0B0B0C" d={path} />
    </svg>
  );
}
