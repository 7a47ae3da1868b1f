// The zero of each script whose digits count; the other nine follow it in Unicode.
const ZEROS = [
  0x0660, 0x06f0, 0x0966, 0x09e6, 0x0a66, 0x0ae6, 0x0b66, 0x0be6, 0x0c66, 0x0ce6, 0x0d66, 0xff10,
];

/** Returns the ASCII digit of a digit of an Indian or Arabic script, or of full width; '' for any other character. */
export function asciiDigit(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  const zero = ZEROS.find((start) => code >= start && code < start + 10);
  return zero === undefined ? '' : String(code - zero);
}
