import { MARKS } from '../../texts/recognised/marks.ts';
import { anyMark } from './recognised-words.ts';

/** The expression of a full stop of any language. */
export const FULL_STOP = anyMark(MARKS, 'fullStops');

/** The expression of a mark that divides the things of a list in any language. */
export const SEPARATOR = anyMark(MARKS, 'separators');
