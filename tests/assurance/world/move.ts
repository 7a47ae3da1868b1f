import type { Invariant } from './invariants.ts';
import type { PlatformState } from './platform-state.ts';
import { MOVE_KINDS, type MoveKind } from './powers.ts';

/** Something that happens, and the state it leads to. */
export interface Move {
  readonly kind: MoveKind;
  /** Of a crash, what it came in the middle of; else the kind itself. */
  readonly during: MoveKind;
  readonly description: string;
  readonly platform: PlatformState;
  readonly broken: readonly Invariant[];
}

/** A move in which no page does anything. */
export function still(kind: MoveKind, platform: PlatformState, detail = ''): Move {
  return { kind, during: kind, description: descriptionOf(kind, detail), platform, broken: [] };
}

/** A kind of move in words, with what it is about. */
export function descriptionOf(kind: MoveKind, detail: string): string {
  return detail === '' ? MOVE_KINDS[kind] : `${MOVE_KINDS[kind]}: ${detail}`;
}
