import type { ReactNode } from 'react';
import preview from '../../.storybook/preview.tsx';
import { ItemCard } from '../../src/ui/ItemCard.tsx';
import { exampleEvent, exampleTrip } from '../../tests/fixtures/items.ts';
import {
  allOff,
  bare,
  departed,
  emojiTitled,
  free,
  inLakhs,
  lastSeat,
  longNamed,
  NOW,
  onRequest,
  rightToLeft,
  soldOut,
  training,
  undiscounted,
  unpriced,
} from '../../tests/fixtures/unusual-items.ts';
import { componentParameters } from './component-parameters.ts';

const meta = preview.meta({
  title: 'Components/ItemCard',
  component: ItemCard,
  parameters: componentParameters(
    'The whole card is one link; without an id it is none.',
    'Titles are cut at 22 characters, at 25 among the featured; people who listen hear all of them.',
  ),
  args: { item: exampleTrip, now: NOW },
});

const narrow = {
  decorators: [(Story: () => ReactNode) => <div style={{ maxWidth: 360 }}>{Story()}</div>],
};
export const Trip = meta.story({ ...narrow, args: {} });
export const Featured = meta.story({ ...narrow, args: { featured: true } });
export const Event = meta.story({ ...narrow, args: { item: exampleEvent } });
export const Training = meta.story({ ...narrow, args: { item: training } });
export const LongNames = meta.story({ ...narrow, args: { item: longNamed } });
export const RightToLeft = meta.story({ ...narrow, args: { item: rightToLeft } });
export const EmojiTitle = meta.story({ ...narrow, args: { item: emojiTitled } });
export const InLakhs = meta.story({ ...narrow, args: { item: inLakhs } });
export const ZeroPercentOff = meta.story({ ...narrow, args: { item: undiscounted } });
export const HundredPercentOff = meta.story({ ...narrow, args: { item: allOff } });
export const Free = meta.story({ ...narrow, args: { item: free } });
export const ContactForPrice = meta.story({ ...narrow, args: { item: onRequest } });
export const Unpriced = meta.story({ ...narrow, args: { item: unpriced } });
export const LastSeat = meta.story({ ...narrow, args: { item: lastSeat } });
export const SoldOut = meta.story({ ...narrow, args: { item: soldOut } });
export const Departed = meta.story({ ...narrow, args: { item: departed } });
export const NothingOptional = meta.story({ ...narrow, args: { item: bare } });
export const WithoutId = meta.story({ ...narrow, args: { item: { ...exampleTrip, id: null } } });
