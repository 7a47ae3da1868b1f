import { setup } from 'xstate';
import { unprovidedListener } from './unprovided.ts';

/** The browser's word about the connection, at the start and at each change. */
type ConnectionEvent = { type: 'connection.lost' } | { type: 'connection.restored' };

/** Decides which notice of the connection stands over every page (rule: Without a connection). */
export const connectionMachine = setup({
  types: { events: {} as ConnectionEvent },
  actors: { watchConnection: unprovidedListener('watchConnection') },
  delays: {
    /** The time for which the notice of a connection that came back stays, in ms. */
    restoredDelay: 6_000,
  },
}).createMachine({
  id: 'connection',
  // Without the browser's word nothing is said.
  invoke: { id: 'watchConnection', src: 'watchConnection', input: {}, onError: {} },
  initial: 'quiet',
  states: {
    quiet: { on: { 'connection.lost': 'lost' } },
    lost: { on: { 'connection.restored': 'restored' } },
    restored: { on: { 'connection.lost': 'lost' }, after: { restoredDelay: 'quiet' } },
  },
});
