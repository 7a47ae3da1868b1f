/** Numbers values by a text that says all of them, so that whole states compare as small numbers. */
export class Interner<Value> {
  readonly #numbers = new Map<string, number>();
  readonly #values: Value[] = [];

  /** The number of a value: the same for the same text. */
  of(text: string, value: Value): number {
    const known = this.#numbers.get(text);
    if (known !== undefined) return known;
    this.#numbers.set(text, this.#values.length);
    return this.#values.push(value) - 1;
  }

  /** The value behind a number. Throws for a number that was never given. */
  at(number: number): Value {
    const value = this.#values[number];
    if (value === undefined) throw new Error(`Nothing has the number ${number}.`);
    return value;
  }
}
