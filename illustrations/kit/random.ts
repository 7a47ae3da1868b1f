/** A seeded source of numbers: the same seed draws the same picture on every machine. */
export interface Random {
  /** A number from 0 up to 1. */
  (): number;
  /** A number between two bounds. */
  between(low: number, high: number): number;
  /** A whole number between two bounds, both included. */
  whole(low: number, high: number): number;
  /** A number between -1 and 1. */
  signed(): number;
  /** One element of a list that is not empty. */
  pick<T>(list: readonly [T, ...T[]]): T;
}

/** The mulberry32 generator with the few draws that pictures need. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const between = (low: number, high: number) => low + (high - low) * next();
  return Object.assign(next, {
    between,
    whole: (low: number, high: number) => Math.floor(between(low, high + 1)),
    signed: () => next() * 2 - 1,
    pick: <T>(list: readonly [T, ...T[]]) => list[Math.floor(next() * list.length)] ?? list[0],
  });
}

/** The seed that belongs to a picture's name. */
export function seedOf(name: string): number {
  let seed = 7;
  for (const letter of name) seed = (seed * 31 + letter.charCodeAt(0)) >>> 0;
  return seed;
}
