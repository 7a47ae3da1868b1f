import { shareMachine } from '#machines/share.machine.ts';
import { exampleTrip } from '../tests/fixtures/items.ts';

/** The sharing of a trip that nobody has asked for yet, for the stories of its page. */
export const idleShare = shareMachine.resolveState({
  value: 'idle',
  context: {
    kind: 'trip',
    id: 'manali-leh',
    link: 'https://kickstand.example.com/details/manali-leh?type=trip',
    title: exampleTrip.title,
    target: 'native',
    text: null,
  },
});
