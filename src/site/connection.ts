import { fromCallback } from 'xstate';
import { connectionMachine } from '#machines/connection.machine.ts';
import { defineService, useSite } from './site.ts';

const connectionMachineOf = defineService(({ browser }) =>
  connectionMachine.provide({
    actors: {
      watchConnection: fromCallback(({ sendBack }) => {
        const look = () =>
          sendBack({ type: browser.isCutOff() ? 'connection.lost' : 'connection.restored' });
        look();
        return browser.onConnection(look);
      }),
    },
  }),
);

/** Returns the machine that watches the connection of the site around the page. */
export const useConnectionMachine = () => connectionMachineOf(useSite());
