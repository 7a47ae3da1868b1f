import { actorsOf, rootOf, snapshotOf } from '../actors.ts';
import type { Move } from '../move.ts';
import {
  type Actor,
  BLANK,
  CLOSED,
  type Page,
  type Selection,
  type Tab,
  type Timer,
} from '../platform-state.ts';
import { type Button, EVENTS, type MoveKind } from '../powers.ts';
import { addressesIn } from '../urls.ts';
import { addAnswers } from './answer-moves.ts';
import { grantLock, hearLock } from './calls.ts';
import { suspended } from './page-calls.ts';
import type { PlayedTurns } from './played-turns.ts';
import { TabState, type TurnSetting } from './tab-state.ts';
import type { TabTurn } from './tab-turn.ts';
import { TurnMoves } from './turn-moves.ts';

/** A selection of a release before prices had an age, at the prices of then. */
const UNDATED: Selection = {
  market: 'usual',
  at: 0,
  isEarlier: true,
  isUndated: true,
  quote: null,
  agreed: 'usual',
};

/** The buttons, each with the chart that hears it, its event and its kind of move. */
const BUTTONS = Object.entries<Button | string>(EVENTS).flatMap(([type, button]) =>
  typeof button === 'string'
    ? []
    : (['page', 'recovery'] as const).flatMap((root) => {
        const kind = button[root];
        return kind === undefined ? [] : [{ root, type, kind }];
      }),
);

/** Everything that can happen next in a tab. */
export function tabMoves(tab: Tab, setting: TurnSetting, turns: PlayedTurns): Move[] {
  if (tab.at === 'closed') return closedTabMoves(setting, turns);
  const moves = new TurnMoves(setting, turns, tab.session);
  moves.putTab('close', CLOSED);
  if (tab.at === 'away') addReturns(moves, tab.order, tab.behind);
  else if (tab.page.isFrozen) moves.putPage('thaw', { ...tab.page, isFrozen: false });
  else addPageMoves(moves, tab.page);
  return moves.moves;
}

/** A tab is opened: on the site, at an address, or as the double of another one. */
function closedTabMoves(setting: TurnSetting, turns: PlayedTurns): Move[] {
  const { scope, platform, model } = setting;
  const opened = new TurnMoves(setting, turns, 0);
  opened.play('open', BLANK, (turn) => turn.startRecovery());
  for (const { search, description } of addressesIn(platform, scope.addresses)) {
    const play = (turn: TabTurn) => turn.openResult(search).startRecovery();
    opened.play('open address', BLANK, play, description);
    if (scope.canTurnAway)
      opened.play('open unseen', { ...BLANK, isHidden: true }, play, description);
  }
  if (!scope.canDuplicate) return opened.moves;
  const doubles = platform.tabs.flatMap((tab) => {
    if (tab.at !== 'page' || tab.page.kind === 'site') return [];
    const name = model.injection.sharesNames ? tab.page.name : 0;
    const double = new TurnMoves(setting, turns, tab.session);
    double.play('duplicate', tab.page, (turn) => turn.reload(name));
    return double.moves;
  });
  return [...opened.moves, ...doubles];
}

/** The rider comes back from a payment page or from elsewhere: `order` is the transaction whose page it was, or ''. */
function addReturns(moves: TurnMoves, order: string, behind: Page): void {
  const { platform, scope } = moves.setting;
  if (order !== '')
    for (const { search, description } of addressesIn(platform, scope.addresses))
      moves.play('return', BLANK, (turn) => turn.openResult(search).startRecovery(), description);
  moves.play('back', behind, (turn) => {
    if (behind.kind === 'confirmation') turn.restore();
    turn.hearForgotten();
  });
  moves.play('evicted', behind, (turn) => turn.reload());
}

/** Everything that can happen to a page that runs. */
function addPageMoves(moves: TurnMoves, page: Page): void {
  if (page.kind === 'site') addChoices(moves, page);
  else addDepartures(moves, page);
  addTurns(moves, page);
  if (page.owesForgetting) moves.play('forget heard', page, (turn) => turn.hearForgotten());
  if (page.isOfBefore) addLetter(moves, page);
  addLock(moves, page);
  if (!page.isHidden) addPresses(moves, page);
  for (const timer of page.timers) addTimer(moves, page, timer);
  addAnswers(moves, page);
}

/** The rider chooses a ride; one that has no seat is not chosen. */
function addChoices(moves: TurnMoves, page: Page): void {
  const { scope, platform } = moves.setting;
  if (scope.hasUndated)
    for (const itemKey of scope.itemKeys)
      moves.play(
        'choose undated',
        page,
        (turn) => turn.openConfirmation(itemKey, UNDATED).changePage(),
        itemKey,
      );
  if (platform.market === 'soldOut') return;
  for (const itemKey of scope.itemKeys)
    moves.play('choose', page, (turn) => turn.openConfirmation(itemKey).changePage(), itemKey);
}

/** The rider leaves the page, loads it anew or wanders off. */
function addDepartures(moves: TurnMoves, page: Page): void {
  moves.play('leave', page, (turn) => turn.leavePage().changePage());
  moves.play('reload', page, (turn) => turn.reload());
  const behind = suspended(page);
  if (moves.setting.scope.canWander)
    moves.putTab('wander', { at: 'away', order: '', behind, session: moves.session });
}

/** The rider turns to another tab, back to this one, or away for a moment. */
function addTurns(moves: TurnMoves, page: Page): void {
  const { scope } = moves.setting;
  if (page.isHidden) moves.play('turn back', page, (turn) => turn.turn());
  else if (scope.canTurnAway && page.kind !== 'site')
    moves.play('turn away', page, (turn) => turn.turn());
  else if (scope.canGlance) moves.play('glance', page, (turn) => turn.turn().turn());
}

/** One more letter is typed in a form that was open when all was forgotten. */
function addLetter(moves: TurnMoves, page: Page): void {
  if (page.isHidden || page.kind !== 'confirmation') return;
  const event = { type: 'field.changed', field: 'phone', value: '9' };
  if (isHeard(moves, page, 'page', event))
    moves.play('letter', page, (turn) => turn.hear('page', event));
}

function addPresses(moves: TurnMoves, page: Page): void {
  const actors = actorsOf(page);
  for (const { root, type, kind } of BUTTONS)
    for (const by of actors)
      if (rootOf(by) === root && isHeard(moves, page, by, { type }))
        moves.play(kind, page, (turn) => turn.hear(by, { type }));
}

/** True when a chart of a page listens to an event. */
function isHeard(
  { setting }: TurnMoves,
  page: Page,
  by: Actor,
  event: { readonly type: string },
): boolean {
  const snapshot = snapshotOf(page, by);
  return snapshot !== null && setting.model.charts.send(snapshot, event.type, event).isHeard;
}

/** The browser freezes a page that holds a lock, or says something of one that is waited for. */
function addLock(moves: TurnMoves, page: Page): void {
  const { locks } = moves.setting.scope;
  if (page.lock === 'held' && locks.includes('frozen'))
    moves.putPage('freeze', { ...page, isFrozen: true });
  if (page.lock !== 'waiting') return;
  if (isLockFree(moves, page)) moves.play('lock granted', page, ({ charts }) => grantLock(charts));
  if (locks.includes('refused'))
    moves.play('lock refused', { ...page, lock: 'refused' }, ({ charts }) =>
      hearLock(charts, 'lock.refused'),
    );
}

function isLockFree({ setting, session }: TurnMoves, page: Page): boolean {
  return new TabState(setting, page, session).isLockFree();
}

function addTimer(moves: TurnMoves, page: Page, timer: Timer): void {
  const { by, event } = timer;
  const delay = event.split('.')[2];
  const isOfLock = delay === 'lockDelay';
  // A browser that has a lock to give gives it at once, unless it is one that says nothing.
  const isSilent = moves.setting.scope.locks.includes('silent');
  if (isOfLock && isLockFree(moves, page) && !isSilent) return;
  const timers = page.timers.filter((other) => other !== timer);
  const kind: MoveKind = isOfLock ? 'lock silent' : 'timer';
  moves.play(kind, { ...page, timers }, (turn) => turn.hear(by, { type: event }), delay);
}
