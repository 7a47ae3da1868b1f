import { readFileSync } from 'node:fs';

/** Which pictures are compared: files of the same name in two folders. */
export interface Comparison {
  readonly before: string;
  readonly after: string;
  readonly pictures: readonly { readonly title: string; readonly file: string }[];
}

/** What the environment's COMPARISON, a file, asks for; throws where there is none. */
export function readComparison(): Comparison {
  return JSON.parse(readFileSync(process.env.COMPARISON ?? '', 'utf8')) as Comparison;
}
