import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { qrPath } from '../../src/pages/booking-details/qr-path.ts';
import { organisationFacts } from '../../src/site/organisation-facts.ts';

/** The file of the QR code that leads to the app. */
export const appCodeFile = 'public/app-code.svg';

/** Returns the picture of the QR code that leads to the app, so that pages with it need no encoder. */
export function appQrCode(): string {
  const { size, path } = qrPath(organisationFacts.apps.download);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path fill="#0B0B0C" d="${path}"/></svg>\n`;
}

if (import.meta.main) {
  await writeFile(join(import.meta.dirname, '../..', appCodeFile), appQrCode());
  console.log(`Wrote ${appCodeFile}`);
}
