import './manager-react.ts';
import { STORY_PREPARED } from 'storybook/internal/core-events';
import { addons, types } from 'storybook/manager-api';
import { CHART_PANEL, type PreparedStory, panelToOpen } from './first-panel.ts';
import { StatechartPanel } from './StatechartPanel.tsx';

addons.register('statechart', (api) => {
  addons.add(CHART_PANEL, {
    type: types.PANEL,
    title: 'Statechart',
    render: ({ active }) => (active === true ? <StatechartPanel /> : null),
  });
  api.on(STORY_PREPARED, (story: PreparedStory) => {
    const panel = panelToOpen(story, api.getSelectedPanel());
    if (panel !== null) api.setSelectedPanel(panel);
  });
});
