import './statechart/manager-react.ts';
import { addons, types } from 'storybook/manager-api';
import { StatechartPanel } from './statechart/panel.tsx';

addons.setConfig({ layout: { panelPosition: 'bottom', bottomPanelHeight: 420 } });

addons.register('statechart', () => {
  addons.add('statechart/panel', {
    type: types.PANEL,
    title: 'Statechart',
    render: ({ active }) => (active === true ? <StatechartPanel /> : null),
  });
});
