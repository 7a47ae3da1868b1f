import type { Page } from '@playwright/test';
import { tripPath } from '../../fixtures/paths.ts';

/** The ride that most journeys open. */
export const coorg = tripPath('coorg-coffee');

/** A trip as the platform sends it. */
export interface WireTrip {
  id?: string;
  _id?: string;
  [field: string]: unknown;
}

/** True when a trip goes by an id. */
export const isTrip = (trip: WireTrip, id: string) => trip.id === id || trip._id === id;

/** The platform's answer to a read. */
export async function read<Answer>(baseURL: string | undefined, path: string): Promise<Answer> {
  const headers = { Authorization: 'Bearer sandbox-token' };
  const answer = await fetch(`${baseURL}/api/v1/${path}`, { headers });
  return (await answer.json()) as Answer;
}

/** An answer that the platform gives from now on. */
export const instead = (answer: unknown) => ({ status: 200, body: JSON.stringify(answer) });

/** The button that opens the ticket selector of a ride. */
export const bookNow = (page: Page) => page.getByRole('button', { name: 'Book Now' }).first();
