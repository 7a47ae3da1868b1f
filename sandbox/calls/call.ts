import type { Context } from 'hono';
import type { Services } from './services.ts';

/** The form of a good answer, by which faults reshape it: a list of the catalogue, rows of bookings, an item, the status of a payment, or plain fields. */
export type AnswerForm = 'list' | 'bookings' | 'item' | 'payment' | 'fields';

/** A call of the API: its route, the form of its answer, and the handler that gives it. */
export interface Call {
  readonly method: 'GET' | 'POST';
  /** The path below the API's root, with a colon before each part that differs. */
  readonly path: string;
  readonly answers: AnswerForm;
  readonly handle: (c: Context, services: Services) => Response | Promise<Response>;
}
