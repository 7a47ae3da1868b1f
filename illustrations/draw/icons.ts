// Writes the mark as PNG in the sizes that home screens and old browsers ask for.
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { mark, maskableMark } from '../scenes/logo.ts';
import { root } from './pictures.ts';

async function write(svg: string, name: string, size: number): Promise<void> {
  await sharp(Buffer.from(svg), { density: (72 * size) / 64 })
    .resize(size, size)
    .png({ compressionLevel: 9 })
    .toFile(fileURLToPath(new URL(`public/${name}-${size}.png`, root)));
}

for (const size of [32, 180, 192, 512]) await write(mark(), 'mark', size);
// systems cut their own shape out of this one
await write(maskableMark(), 'mark-maskable', 512);
