import type { Failure } from '#machines/domain/answer/failure.ts';
import { orderIn } from '../invariants.ts';
import { type Call, type Page, TRANSACTIONS } from '../platform-state.ts';
import type { AnsweredBy, MoveKind } from '../powers.ts';
import { answersAbout, believedAnswer, type Said } from '../status-answers.ts';
import { statusCallOf } from './page-calls.ts';
import {
  answerDoubledOrder,
  answerLate,
  answerOrder,
  answerPrice,
  answerStatus,
  answerWithIdOfBefore,
  failCall,
  refuseOrder,
} from './server-answers.ts';
import type { PaymentOpens } from './tab-turn.ts';
import { answerTask } from './tasks.ts';
import type { TurnMoves } from './turn-moves.ts';

/** The line is cut, or the server is not reached. */
const CUT: Failure = { kind: 'network' };

/** The ways in which the answer to an order is lost, by their words in a trace. */
const LOST_ANSWERS = {
  'the connection is reset': CUT,
  'the time is up': { kind: 'timeout' },
  'status 408': { kind: 'http', status: 408, text: '' },
  'status 502': { kind: 'http', status: 502, text: '' },
  'status 504': { kind: 'http', status: 504, text: '' },
} as const satisfies Readonly<Record<string, Failure>>;

/** The kind of move in which an order is answered, by what comes of the address of its payment, with the power that it takes. */
const ORDER_ANSWERS: Readonly<
  Record<PaymentOpens, { readonly kind: MoveKind; readonly power?: 'opensApps' | 'opensNothing' }>
> = {
  page: { kind: 'order answered' },
  app: { kind: 'order opens app', power: 'opensApps' },
  nothing: { kind: 'order opens nothing', power: 'opensNothing' },
};

/** Adds the answers to a call of a page, which waits for it no more. */
type Add = (moves: TurnMoves, page: Page, call: Call) => void;

/** The answers of the server, by what a chart asked it. */
const OF_SERVER: Readonly<Record<AnsweredBy<'server'>, Add>> = {
  fetchStatus: addStatusAnswers,
  priceAnew: addPriceAnswers,
  bookAsGuest: (moves, page, call) =>
    (call.isDead ? addLateAnswer : addOrderAnswers)(moves, page, call),
};

/** Adds every answer to every call of a page. */
export function addAnswers(moves: TurnMoves, page: Page): void {
  const statusCall = statusCallOf(page);
  for (const call of page.calls) {
    const rest = { ...page, calls: page.calls.filter((other) => other !== call) };
    // status calls wait for each other
    const isInTurn = call.src !== 'fetchStatus' || call === statusCall;
    if (call.services !== -1) addTaskAnswer(moves, rest, call);
    else if (isInTurn) OF_SERVER[call.src as AnsweredBy<'server'>](moves, rest, call);
  }
}

function addTaskAnswer(moves: TurnMoves, page: Page, call: Call): void {
  const answer = call.services === -2 ? null : call.services;
  moves.play('task', page, ({ charts }) => answerTask(charts, call, answer), call.src);
}

function addOrderAnswers(moves: TurnMoves, page: Page, call: Call): void {
  const { scope } = moves.setting;
  if (call.isCut) {
    addLostOrder(moves, page, call, 'the connection is reset');
    return;
  }
  if (call.order !== -1) addMadeOrder(moves, page, call);
  if (scope.isReused) addIdsOfBefore(moves, page, call);
  if (call.order === -1)
    moves.play('order refused', page, ({ charts }) => refuseOrder(charts, call));
  else if (scope.losesOrders)
    for (const how of Object.keys(LOST_ANSWERS) as (keyof typeof LOST_ANSWERS)[])
      addLostOrder(moves, page, call, how);
}

function addMadeOrder(moves: TurnMoves, page: Page, call: Call): void {
  const { scope } = moves.setting;
  const id = TRANSACTIONS[call.order] ?? '';
  for (const [opens, { kind, power }] of Object.entries(ORDER_ANSWERS)) {
    if (power !== undefined && !scope[power]) continue;
    moves.play(
      kind,
      page,
      (turn) => {
        turn.paymentOpens = opens as PaymentOpens;
        answerOrder(turn.charts, call, id);
      },
      id,
    );
  }
  moves.play(
    'order misdirected',
    page,
    ({ charts }) => answerOrder(charts, call, id, 'javascript:alert(1)'),
    id,
  );
  if (scope.isDoubled) addDoubledOrder(moves, page, call);
}

/** The request arrived twice: the rider hears of the second order, and nobody ever of the first. */
function addDoubledOrder(moves: TurnMoves, page: Page, call: Call): void {
  const { scope, platform } = moves.setting;
  const place = [...platform.orders, null].indexOf(null);
  if (place >= scope.orders) return;
  moves.play(
    'order doubled',
    page,
    ({ charts }) => answerDoubledOrder(charts, call, place),
    `the answer is about the second, ${TRANSACTIONS[place] ?? ''}`,
  );
}

/** The server gives the order an id that another one has. */
function addIdsOfBefore(moves: TurnMoves, page: Page, call: Call): void {
  for (const [place, order] of moves.setting.platform.orders.entries()) {
    const id = TRANSACTIONS[place] ?? '';
    if (place === call.order || !order?.isReached) continue;
    moves.play('order reused', page, ({ charts }) => answerWithIdOfBefore(charts, call, id), id);
  }
}

function addLostOrder(
  moves: TurnMoves,
  page: Page,
  call: Call,
  how: keyof typeof LOST_ANSWERS,
): void {
  moves.play('order lost', page, ({ charts }) => failCall(charts, call, LOST_ANSWERS[how]), how);
}

function addStatusAnswers(moves: TurnMoves, page: Page, call: Call): void {
  const { platform, scope, model } = moves.setting;
  const { about } = call;
  const order = orderIn(platform, about) ?? null;
  const answer = (said: Said) =>
    moves.play(
      said.kind,
      page,
      ({ charts }) => answerStatus(charts, call, said),
      `${about} ${said.name}`,
    );
  if (model.injection.believesAddress && page.search.includes('PAYMENT_SUCCESS'))
    answer(believedAnswer(order));
  if (!call.isCut) answersAbout(about, order, scope).forEach(answer);
  moves.play('status lost', page, ({ charts }) => failCall(charts, call, CUT), about);
}

function addPriceAnswers(moves: TurnMoves, page: Page, call: Call): void {
  if (!call.isCut) moves.play('price answered', page, ({ charts }) => answerPrice(charts, call));
  moves.play('price lost', page, ({ charts }) => failCall(charts, call, CUT));
}

function addLateAnswer(moves: TurnMoves, page: Page, call: Call): void {
  moves.play('late answer', page, ({ charts }) => answerLate(charts, call));
}
