import { setup } from 'xstate';

/** The events of the connection, as the browser reports it. */
export type ConnectionEvent = { type: 'connection.lost' } | { type: 'connection.restored' };

/** Decides which notice of the connection is shown: that it is gone, and for a moment that it is back (rule: Without a connection). */
export const connectionMachine = setup({
  types: { events: {} as ConnectionEvent },
  delays: { restoredDelay: 6_000 },
}).createMachine({
  id: 'connection',
  initial: 'online',
  states: {
    online: { on: { 'connection.lost': 'offline' } },
    offline: { on: { 'connection.restored': 'restored' } },
    restored: {
      on: { 'connection.lost': 'offline' },
      after: { restoredDelay: 'online' },
    },
  },
});
