/**
 * The text from before hydration that a form takes over (rule: Open pages after a Forget): all of it; what was typed
 * since the page was loaded, where a browser may have filled in the rest with what was forgotten; or none of it, where
 * everything was forgotten meanwhile.
 */
export type TakenOverText = 'all' | 'typed' | 'none';

/** The origin of a field's text: typed into the hydrated field, typed before, or filled in by the browser before. */
export type TextOrigin = 'typed' | 'typedEarly' | 'filledIn';

const LEFT_OUT: Readonly<Record<TakenOverText, Readonly<Record<TextOrigin, boolean>>>> = {
  all: { typed: false, typedEarly: false, filledIn: false },
  typed: { typed: false, typedEarly: false, filledIn: true },
  none: { typed: false, typedEarly: true, filledIn: true },
};

/** True for a text that a form leaves out. A form without a choice takes over all of it. */
export const isLeftOut = (
  takenOver: TakenOverText = 'all',
  origin: TextOrigin = 'typed',
): boolean => LEFT_OUT[takenOver][origin];
