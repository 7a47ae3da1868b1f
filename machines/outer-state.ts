/** The name of an outermost state in a chart's value, or in the value of one of its regions. */
export type OuterState<Value> = Value extends string ? Value : keyof Value & string;

/** Returns the name of the outermost state in a chart's value, or in the value of one of its regions. */
export function outerState<Value extends string | object>(value: Value): OuterState<Value> {
  const [name] = typeof value === 'string' ? [value] : Object.keys(value);
  return name as OuterState<Value>;
}
