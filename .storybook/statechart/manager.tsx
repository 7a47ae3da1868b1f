import './manager-react.ts';
import { addons, types } from 'storybook/manager-api';
import { StatechartPanel } from './panel.tsx';

const ADDON = 'statechart';

addons.register(ADDON, () => {
  addons.add(`${ADDON}/panel`, {
    type: types.PANEL,
    title: 'Statechart',
    render: ({ active }) => (active === true ? <StatechartPanel /> : null),
  });
});
