/** Returns a value that the state guarantees. Throws when it is missing; the error names it. */
export function assertDefined<Value>(value: Value | null | undefined, name: string): Value {
  if (value === null || value === undefined)
    throw new Error(`The ${name} is missing in this state.`);
  return value;
}
