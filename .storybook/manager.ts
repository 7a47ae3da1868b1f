import { addons } from 'storybook/manager-api';

addons.setConfig({ layout: { panelPosition: 'bottom', bottomPanelHeight: 420 } });
