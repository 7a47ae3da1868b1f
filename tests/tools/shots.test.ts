import sharp from 'sharp';
import { expect, test } from 'vitest';
import { differenceOf, differencePicture } from '../../tools/report/shots/difference.ts';

function plain(red: number, width = 4, height = 3): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: { r: red, g: 0, b: 0 } } })
    .png()
    .toBuffer();
}

test('the same picture twice → nothing differs', async () => {
  expect(await differenceOf(await plain(90), await plain(90))).toEqual({
    pixels: 0,
    isSameSize: true,
  });
});

test('rounding is no difference, one more is', async () => {
  expect((await differenceOf(await plain(90), await plain(102))).pixels).toBe(0);
  expect((await differenceOf(await plain(90), await plain(103))).pixels).toBe(12);
});

test('another size → all of the larger one', async () => {
  expect(await differenceOf(await plain(90), await plain(90, 4, 5))).toEqual({
    pixels: 20,
    isSameSize: false,
  });
});

test('the picture of a difference is black where nothing differs', async () => {
  const picture = await differencePicture(await plain(90), await plain(90));
  const { dominant } = await sharp(picture).stats();
  expect(Math.max(dominant.r, dominant.g, dominant.b)).toBeLessThan(16);
});
