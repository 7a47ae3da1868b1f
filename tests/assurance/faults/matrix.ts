import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** One cell of the fault matrix as its file says it: a call, a fault, what the visitor sees and what never happens. */
export interface CellText {
  readonly id: string;
  readonly call: string;
  readonly fault: string;
  readonly expect_message: string;
  readonly never: string;
}

/** The fault matrix as it was agreed: the one place where its words stand. */
export const matrix: readonly CellText[] = JSON.parse(
  readFileSync(join(import.meta.dirname, 'fault-matrix.json'), 'utf8'),
);

/** A message taken apart: its prose with ‹1›, ‹2› … where it quotes, and what it quotes. */
export interface Message {
  readonly prose: string;
  readonly words: readonly string[];
}

const OPENS_AFTER = /[\s(]/;
const CLOSES_BEFORE = /[\s;,.:)}]/;

/** Takes a message of the matrix apart; a quotation within a quotation stays in the outer one. */
export function messageOf(text: string): Message {
  const words: string[] = [];
  let prose = '';
  let quoted = '';
  let depth = 0;
  for (const [at, sign] of [...text].entries()) {
    const before = text[at - 1] ?? ' ';
    const after = text[at + 1] ?? ' ';
    const isOpening = sign === "'" && OPENS_AFTER.test(before) && !CLOSES_BEFORE.test(after);
    const isClosing = sign === "'" && !isOpening && depth > 0 && CLOSES_BEFORE.test(after);
    if (isOpening) depth += 1;
    if (isClosing) depth -= 1;
    if (isOpening && depth === 1) quoted = '';
    else if (isClosing && depth === 0) prose += `‹${words.push(quoted)}›`;
    else if (depth > 0) quoted += sign;
    else prose += sign;
  }
  if (depth > 0) throw new Error(`A quotation does not end: ${text}`);
  return { prose, words };
}

/** The clauses of a cell that say what never happens. */
export function forbiddenIn({ never }: CellText): string[] {
  return never.split('; ');
}
