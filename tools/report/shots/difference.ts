import sharp from 'sharp';

/** How far two pictures are from each other. */
export interface Difference {
  /** Pixels that differ to the eye; all of the larger picture's where the sizes differ. */
  readonly pixels: number;
  readonly isSameSize: boolean;
}

/** A channel may differ by so much, of 255, before it shows: two runs round edges differently. */
const TOLERANCE = 12;

/** Compares two PNG files pixel by pixel. */
export async function differenceOf(before: Buffer, after: Buffer): Promise<Difference> {
  const [one, other] = await Promise.all([pixelsOf(before), pixelsOf(after)]);
  if (one.info.width !== other.info.width || one.info.height !== other.info.height) {
    const size = ({ info }: typeof one) => info.width * info.height;
    return { pixels: Math.max(size(one), size(other)), isSameSize: false };
  }
  let pixels = 0;
  for (let at = 0; at < one.data.length; at += 3) {
    const differs = [0, 1, 2].some(
      (channel) =>
        Math.abs((one.data[at + channel] ?? 0) - (other.data[at + channel] ?? 0)) > TOLERANCE,
    );
    if (differs) pixels += 1;
  }
  return { pixels, isSameSize: true };
}

/** What differs, bright on black; the two must be of one size. */
export function differencePicture(before: Buffer, after: Buffer): Promise<Buffer> {
  return sharp(before)
    .removeAlpha()
    .composite([{ input: after, blend: 'difference' }])
    .png()
    .toBuffer();
}

function pixelsOf(png: Buffer) {
  return sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
}
