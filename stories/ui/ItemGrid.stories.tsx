import preview from '../../.storybook/preview.tsx';
import { ItemCard } from '../../src/ui/ItemCard.tsx';
import { ItemGrid } from '../../src/ui/ItemGrid.tsx';
import { soldOut, TODAY, training } from '../examples/odd-rides.ts';
import { manaliToLeh } from '../examples/rides.ts';
import { kit } from './kit.ts';

const meta = preview.meta({
  title: 'Components/ItemGrid',
  component: ItemGrid,
  parameters: kit('One, two, three or four columns, as the screen allows.'),
  args: {
    label: 'Rides',
    children: [manaliToLeh, training, soldOut].map((item) => (
      <li key={item.id}>
        <ItemCard item={item} today={TODAY} headingLevel={2} />
      </li>
    )),
  },
});

export const Three = meta.story({});
