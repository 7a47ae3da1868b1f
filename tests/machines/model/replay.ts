import { type AnyEventObject, type AnyStateNode, getStateNodes } from 'xstate';
import type { Path } from '../../fixtures/explore-chart.ts';
import { renderMachine } from '../../fixtures/render-machine.ts';

type Facts = Readonly<Record<string, unknown>>;

const ANSWER = /^xstate\.(done|error)\.actor\.(.+)$/;
const DELAY = /^xstate\.after\.([^.]+)\./;

/**
 * Walks a path on a running machine: answers become the next answer of a waiting call, delays become
 * time. Returns what differs from the pure prediction, null when nothing does, or when a shorter delay would end first.
 */
export async function replay(
  path: Path,
  machine: Parameters<typeof renderMachine>[0],
  input: unknown,
) {
  const page = renderMachine(machine, input as never);
  for (const { event } of [...path.way, path.move]) {
    if (isOvertaken(event)) return null;
    await happen(event);
  }
  const reached = page.state();
  page.leave();
  if (page.errors.length > 0) return String(page.errors[0]);
  return difference(
    { state: path.to.value, ...path.to.context },
    { state: reached.value, ...reached.context },
  );

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

  /** True for the end of a delay while a shorter one of another region runs. */
  function isOvertaken({ type }: AnyEventObject): boolean {
    const [, name] = DELAY.exec(type) ?? [];
    if (name === undefined) return false;
    const nodes: readonly AnyStateNode[] = getStateNodes(machine.root, page.state().value);
    return nodes.some(({ after }) =>
      after.some(({ delay }) => delayOf(String(delay)) < delayOf(name)),
    );
  }

  function delayOf(name: string): number {
    const delay = machine.implementations.delays?.[name];
    const ms =
      typeof delay === 'function'
        ? delay({ context: page.state().context } as never, undefined as never)
        : delay;
    if (typeof ms !== 'number') throw new Error(`The delay "${name}" is no number.`);
    return ms;
  }
}

function difference(expected: Facts, reached: Facts): string | null {
  const differing = Object.keys(expected).filter(
    (name) => JSON.stringify(expected[name]) !== JSON.stringify(reached[name]),
  );
  const [name] = differing;
  if (name === undefined) return null;
  return `${name}: expected ${brief(expected[name])}, reached ${brief(reached[name])}`;
}

function brief(fact: unknown): string {
  return String(JSON.stringify(fact)).slice(0, 200);
}
