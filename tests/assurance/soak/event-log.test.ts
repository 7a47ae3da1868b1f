import { expect, test } from 'vitest';
import { EventLog } from './event-log.ts';

const RIDE = 'coorg-coffee';

/** The payments made a second time unknowingly, of a story of orders ('A'), paid ones ('A!') and words about the ride alone ('told'). */
function unknowingly(...story: readonly string[]): string[] {
  const log = new EventLog();
  for (const step of story) {
    if (step === 'told') log.tell('paid', { itemId: RIDE, transactionId: null });
    else log.post(RIDE, [step.replace('!', '')], new Set());
  }
  return log.paidUnknowingly((id) => story.includes(`${id}!`));
}

test('a second payment that nobody was told before is unknowing', () => {
  expect(unknowingly('A!', 'B!')).toEqual(['A']);
  expect(unknowingly('A!', 'told', 'B!')).toEqual([]);
});

test('a word about the ride stays said, though the request after it was lost and made again', () => {
  expect(unknowingly('A!', 'told', 'B', 'C!')).toEqual([]);
  expect(unknowingly('A!', 'told', 'B', 'C', 'D!')).toEqual([]);
});

test('one word is about one payment', () => {
  expect(unknowingly('A!', 'told', 'B!', 'C!')).toEqual(['B']);
  expect(unknowingly('A!', 'B!', 'told', 'C!')).toEqual(['A', 'B']);
});
