import type { Part, Place } from '../../kit/model.ts';

/** A machine ready to be ridden: its parts and the places where riders touch it, in centimetres. */
export interface Motorcycle {
  parts: Part[];
  /** Middle of the rider's hips when seated. */
  seat: Place;
  /** Right grip. */
  grip: Place;
  /** Right peg, at the ankle. */
  peg: Place;
  /** Base of the neck when seated. */
  neck: Place;
  /** Middle of a passenger's hips. */
  pillion: Place;
}

/** What a machine carries and how its front wheel stands. */
export interface Fitting {
  /** Degrees by which the handlebar is turned to the right. */
  steer?: number;
  /** Cases at the sides. */
  cases?: boolean;
  /** A roll on the rear seat. */
  roll?: boolean;
  /** Leans on its side stand. */
  parked?: boolean;
  /** A plate with a start number at the front. */
  number?: boolean;
}

/** Moves all places so that the middle between the wheels is the origin. */
export const centred = (wheelbase: number, [x, y, z]: Place): Place => [x - wheelbase / 2, y, z];
