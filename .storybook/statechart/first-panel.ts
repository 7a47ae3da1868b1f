/** The panel of the chart. */
export const CHART_PANEL = 'statechart/panel';
/** The panel of Storybook's own controls. */
const CONTROLS_PANEL = 'addon-controls';

/** A story that is about to be rendered, as Storybook announces it. */
export interface PreparedStory {
  readonly argTypes: Readonly<Record<string, { readonly control?: unknown }>>;
}

const hasControls = ({ argTypes }: PreparedStory) =>
  Object.values(argTypes).some(({ control }) => Boolean(control));

/**
 * Returns the panel to open with a story: its controls, or the chart where it has none. Null where that panel is open
 * already, or where the user chose a third one, which stays.
 */
export function panelToOpen(story: PreparedStory, selected: string | undefined): string | null {
  const wanted = hasControls(story) ? CONTROLS_PANEL : CHART_PANEL;
  const isOfTheTwo = selected === CONTROLS_PANEL || selected === CHART_PANEL;
  return isOfTheTwo && selected !== wanted ? wanted : null;
}
