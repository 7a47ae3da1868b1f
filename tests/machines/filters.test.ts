import { expect, test } from 'vitest';
import { filtersMachine } from '#machines/filters.machine.ts';
import { renderMachine } from '../fixtures/render-machine.ts';

const typed = (query: string) => ({ type: 'filters.changed', isTyped: true, query }) as const;
const chosen = (query: string) => ({ type: 'filters.changed', isTyped: false, query }) as const;

test('a visitor types → through with it 1 s after the last letter', async () => {
  const filters = renderMachine(filtersMachine, undefined);
  expect(filters.value()).toBe('settled');
  expect(filters.state().context.written).toBeNull();
  filters.send(typed('?q=l'));
  await filters.wait(999);
  filters.send(typed('?q=le'));
  await filters.wait(999);
  expect(filters.value()).toBe('typing');
  expect(filters.state().context.written).toBe('?q=le');
  await filters.wait(1);
  expect(filters.value()).toBe('settled');
});

test('a visitor chooses, be it while typing → through with it at once', async () => {
  const filters = renderMachine(filtersMachine, undefined);
  filters.send(typed('?q=l'));
  filters.send(chosen('?q=l&price=free'));
  expect(filters.value()).toBe('settled');
  expect(filters.state().context.written).toBe('?q=l&price=free');
});
