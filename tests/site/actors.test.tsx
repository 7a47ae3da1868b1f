import { screen } from '@testing-library/react';
import { useActor } from '@xstate/react';
import { StrictMode } from 'react';
import { expect, test } from 'vitest';
import { detailsMachine } from '#machines/details.machine.ts';
import { freshAnswer, type ReadResult } from '#machines/domain/answer/answer.ts';
import type { Item, ItemRequest } from '#machines/domain/catalogue/item.ts';
import { fromPromise } from '../../src/site/actors.ts';
import { exampleVisit } from '../fixtures/details-visit.ts';
import { exampleTrip } from '../fixtures/items.ts';
import { render } from '../fixtures/render.tsx';

/** Answers after a moment; fails when it is aborted, as fetch does. */
function answer(signal: AbortSignal) {
  return new Promise<ReadResult<Item>>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
    setTimeout(() => resolve(freshAnswer(exampleTrip)), 20);
  });
}

const machine = detailsMachine.provide({
  actors: {
    fetchItem: fromPromise<ReadResult<Item>, ItemRequest>(({ signal }) => answer(signal)),
    findList: fromPromise(async () => null),
  },
});

function Page() {
  const [state] = useActor(machine, {
    input: { ...exampleVisit, id: 'manali-leh', kind: 'trip' },
  });
  return <p>{state.matches('failed') ? 'failed' : (state.context.item?.title ?? 'loading')}</p>;
}

test('started twice by StrictMode → the abort of the first run is no failure of the second', async () => {
  render(
    <StrictMode>
      <Page />
    </StrictMode>,
  );
  expect(await screen.findByText(exampleTrip.title)).toBeVisible();
});
