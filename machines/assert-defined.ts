/** Returns a value that the state guarantees. Throws an error with its `name` when it is missing. */
export function assertDefined<Value>(value: Value | null | undefined, name: string): Value {
  if (value === null || value === undefined)
    throw new Error(`The ${name} is missing in this state.`);
  return value;
}
