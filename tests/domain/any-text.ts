import fc from 'fast-check';

/** Any run of code units, halves of characters and controls among them. */
export function anyText(maxLength: number): fc.Arbitrary<string> {
  return fc
    .array(fc.oneof(fc.integer({ min: 0, max: 0x7f }), fc.integer({ min: 0, max: 0xffff })), {
      maxLength,
    })
    .map((units) => String.fromCharCode(...units));
}
