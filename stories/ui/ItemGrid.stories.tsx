import preview from '../../.storybook/preview.tsx';
import { ItemCards } from '../../src/ui/ItemCards.tsx';
import { ItemGrid } from '../../src/ui/ItemGrid.tsx';
import { exampleTrip } from '../../tests/fixtures/items.ts';
import { NOW, soldOut, training } from '../../tests/fixtures/unusual-items.ts';
import { componentParameters } from './component-parameters.ts';

const meta = preview.meta({
  title: 'Components/ItemGrid',
  component: ItemGrid,
  parameters: componentParameters('One, two, three or four columns, as the screen allows.'),
  args: {
    label: 'Rides',
    children: <ItemCards items={[exampleTrip, training, soldOut]} now={NOW} headingLevel={2} />,
  },
});

export const Three = meta.story({});
