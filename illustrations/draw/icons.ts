// Writes the mark as PNG in the sizes that home screens and old browsers ask for.
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { mark } from '../scenes/logo.ts';
import { root } from './pictures.ts';

for (const size of [32, 180, 512]) {
  await sharp(Buffer.from(mark()), { density: (72 * size) / 64 })
    .resize(size, size)
    .png({ compressionLevel: 9 })
    .toFile(fileURLToPath(new URL(`public/mark-${size}.png`, root)));
}
