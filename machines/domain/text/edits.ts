/**
 * True when `typed` becomes `word` by at most so many edits; with `isStart`, when it becomes any beginning of `word`.
 * An edit is a letter more, less or other, or two neighbours that changed places.
 */
export function editsWithin(typed: string, word: string, most: number, isStart = false): boolean {
  const width = word.length + 1;
  let before: number[] = [];
  let last = Array.from({ length: width }, (_, column) => column);
  for (let row = 1; row <= typed.length; row += 1) {
    const next = [row];
    let least = row;
    for (let column = 1; column < width; column += 1) {
      const same = typed[row - 1] === word[column - 1] ? 0 : 1;
      let edits = Math.min(
        at(last, column) + 1,
        at(next, column - 1) + 1,
        at(last, column - 1) + same,
      );
      // undefined before the first letter, which equals no letter
      if (typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1])
        edits = Math.min(edits, at(before, column - 2) + 1);
      next.push(edits);
      least = Math.min(least, edits);
    }
    // two rows back, because a swap of neighbours spans two letters
    if (least > most + 1) return false;
    [before, last] = [last, next];
  }
  return isStart ? Math.min(...last) <= most : at(last, width - 1) <= most;
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Number.POSITIVE_INFINITY;
}
