import preview from '../.storybook/preview.tsx';
import { ConnectionView } from '../src/widgets/connection/ConnectionView.tsx';

const meta = preview.meta({ title: 'Pages/Connection', component: ConnectionView });

export const Lost = meta.story({ args: { news: 'lost' } });
/** Shown for six seconds. */
export const Restored = meta.story({ args: { news: 'restored' } });
