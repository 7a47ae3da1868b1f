import type { Actor, Page, RootActor } from './platform-state.ts';

/** The chart that a document started, to which a chart belongs. */
export function rootOf(actor: Actor): RootActor {
  return actor === 'page' || actor.startsWith('page/') ? 'page' : 'recovery';
}

/** The path of the chart that a chart invoked under an id. */
export function childOf(actor: Actor, id: string): Actor {
  return `${actor}/${id}` as const;
}

/** The chart of the order that a page places. */
export const ORDER_CHART = childOf('page', 'order');

/** The chart that invoked another one, and the id under which it did; null for one that the document started. */
export function parentOf(actor: Actor): { readonly parent: Actor; readonly id: string } | null {
  const end = actor.lastIndexOf('/');
  return end === -1 ? null : { parent: actor.slice(0, end) as Actor, id: actor.slice(end + 1) };
}

/** True for a chart that another one invoked, at whatever depth, and for that one itself. */
export function isWithin(actor: Actor, outer: Actor): boolean {
  return actor === outer || actor.startsWith(`${outer}/`);
}

/** The charts that a document runs, parents before their children. */
export function actorsOf(page: Page): readonly Actor[] {
  const roots = (['page', 'recovery'] as const).filter((root) => page[root] !== null);
  return [...roots, ...page.children.map(({ path }) => path)];
}

/** The snapshot of a chart by number; null where the document does not run it. */
export function snapshotOf(page: Page, actor: Actor): number | null {
  if (actor === 'page' || actor === 'recovery') return page[actor];
  return page.children.find(({ path }) => path === actor)?.snapshot ?? null;
}

/** The document with another snapshot of a chart, which it may not have run before. */
export function withSnapshot(page: Page, actor: Actor, snapshot: number): Page {
  if (actor === 'page' || actor === 'recovery') return { ...page, [actor]: snapshot };
  const child = { path: actor, snapshot };
  const isRunning = page.children.some(({ path }) => path === actor);
  const children = isRunning
    ? page.children.map((other) => (other.path === actor ? child : other))
    : [...page.children, child];
  return { ...page, children };
}

/** The document without a chart that another one invoked, and without all that this one invoked and waits for. */
export function withoutChild(page: Page, actor: Actor): Page {
  return {
    ...page,
    children: page.children.filter(({ path }) => !isWithin(path, actor)),
    timers: page.timers.filter(({ by }) => !isWithin(by, actor)),
  };
}
