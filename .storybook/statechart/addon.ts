import { definePreviewAddon } from 'storybook/internal/csf';
import type { StatechartParameters } from './parameters.ts';
import * as annotations from './preview.tsx';

/** The addon's types for the stories of a project. */
export interface StatechartTypes {
  parameters: { statechart?: StatechartParameters };
}

/** Returns the addon for `definePreview({ addons: [statechart()] })`. */
export function statechart() {
  return definePreviewAddon<StatechartTypes>(annotations);
}
