import type { AnyEventObject } from 'xstate';
import { stage } from '../stage.ts';
import { type Path, situation } from './explore.ts';

const ANSWER = /^xstate\.(done|error)\.actor\.(.+)$/;
const DELAY = /^xstate\.after\.([^.]+)\./;

/**
 * Walks a path on a running machine: answers become the next answer of a waiting call, delays become
 * time. Returns what differs from the pure prediction, null when nothing does.
 */
export async function replay(path: Path, machine: Parameters<typeof stage>[0], input: unknown) {
  const page = stage(machine, input as never);
  for (const { event } of [...path.way, path.move]) await happen(event);
  const expected = situation(path.to);
  const actual = situation(page.state());
  page.leave();
  if (page.errors.length > 0) return String(page.errors[0]);
  return actual === expected ? null : `expected ${expected}, found ${actual}`;

  async function happen(event: AnyEventObject): Promise<void> {
    const [, outcome, id] = ANSWER.exec(event.type) ?? [];
    const [, delay] = DELAY.exec(event.type) ?? [];
    if (id !== undefined)
      await (outcome === 'done'
        ? page.call(id).answer(event.output)
        : page.call(id).fail(event.error));
    else if (delay !== undefined) await page.wait(delayOf(delay));
    else page.send(event as never);
  }

  function delayOf(name: string): number {
    const delay = machine.implementations.delays?.[name];
    if (typeof delay !== 'number') throw new Error(`The delay "${name}" is no number.`);
    return delay;
  }
}
