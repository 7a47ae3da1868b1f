/** Returns a number with its noun in the right form, such as '2 trips'. */
export const counted = (number: number, noun: string): string =>
  `${number} ${noun}${number === 1 ? '' : 's'}`;

/** Joins texts into a list in a sentence, each once. */
export const joinUnique = (texts: readonly string[]): string => [...new Set(texts)].join(', ');

/** Returns the words for a setting of the build, with the document that explains it. */
export const setting = (name: string): string => `${name} of the build (docs/configuration.md)`;

/** True for a clock that is off by more than days and deadlines bear. */
export const isWrongClock = (minutesAhead: number): boolean => Math.abs(minutesAhead) > 2;

/** Returns the sentence about a wrong clock. */
export function clockSentence(owner: string, minutesAhead: number): string {
  const side = minutesAhead > 0 ? 'ahead of' : 'behind';
  return (
    `${owner} clock is ${Math.abs(minutesAhead)} min ${side} this machine’s: ` +
    'what has departed, and which bookings are upcoming, is wrong by one of them.'
  );
}

/** Groups the values of a list by the text of each, in the order of the first of every group. */
export function groupsOf<Value>(
  values: Iterable<Value>,
  textOf: (value: Value) => string,
): [Value, ...Value[]][] {
  const groups = new Map<string, [Value, ...Value[]]>();
  for (const value of values) {
    const group = groups.get(textOf(value));
    if (group === undefined) groups.set(textOf(value), [value]);
    else group.push(value);
  }
  return [...groups.values()];
}
