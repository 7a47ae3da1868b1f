import { PERSONAL } from './facts.ts';
import { type Move, still } from './move.ts';
import type { PlatformModel } from './platform-model.ts';
import type { PlatformState, Tab } from './platform-state.ts';
import { excusing } from './record-tampering.ts';

/** Where the rider has all forgotten. */
interface Forgetter {
  readonly where: string;
  /** The tab's place among the tabs; -1 for one that is opened for it and closed again. */
  readonly index: number;
  readonly session: number;
  readonly memory: number;
}

const OPENED_FOR_IT: Forgetter = {
  where: 'in a tab opened for it',
  index: -1,
  session: 0,
  memory: 0,
};

/** All is forgotten, in each tab where it can be: that happens once. */
export function forgettingMoves(platform: PlatformState, model: PlatformModel): Move[] {
  if (platform.hasForgotten) return [];
  const inSight = platform.tabs.flatMap((tab, index): Forgetter[] => {
    if (tab.at !== 'page') return [];
    const { kind, isHidden, isFrozen, memory } = tab.page;
    if (kind !== 'site' || isHidden || isFrozen) return [];
    return [{ where: 'in this tab', index, session: tab.session, memory }];
  });
  return [OPENED_FOR_IT, ...inSight].map((forgetter) => forgettingMove(platform, model, forgetter));
}

function forgettingMove(
  platform: PlatformState,
  model: PlatformModel,
  { where, index, session, memory }: Forgetter,
): Move {
  const { storage: before, mode, clock } = platform;
  const document = { kind: 'site', name: 0, attempts: 0 } as const;
  const left = model.forget({ ...document, storage: before, session, memory, mode, clock });
  const { storage } = left;
  // A storage that refuses the new generation tells no other tab of it: what such a tab remembers it may write again, and the page asks to close it.
  const isStored = model.memory.generation(storage) !== model.memory.generation(before);
  const orders = excusing(platform, storage, model, isStored ? 'forgotten' : 'destroyed');
  const tabs = platform.tabs.map((tab, at) => {
    if (at !== index) return isStored ? ofBefore(tab) : tab;
    const own = ofBefore(tab);
    return own.at === 'page'
      ? { ...own, session: left.session, page: { ...own.page, memory: left.memory } }
      : own;
  });
  const next = { ...platform, tabs, orders, storage, hasForgotten: true };
  const isLeft = [...model.memory.texts(storage).values()].some((text) => PERSONAL.test(text));
  const move = still('forget', next, where);
  return isLeft && mode === 'fine' ? { ...move, broken: ['Forgotten is gone'] } : move;
}

/** A tab in which all that stands there is of before all was forgotten, and that has not yet heard of it. */
function ofBefore(tab: Tab): Tab {
  const before = { isOfBefore: true, owesForgetting: true };
  if (tab.at === 'page') return { ...tab, page: { ...tab.page, ...before } };
  return tab.at === 'away' ? { ...tab, behind: { ...tab.behind, ...before } } : tab;
}
