import * as texts from '#texts/details.ts';
import { days } from '#texts/rides.ts';
import { DISTANCE_WORDS } from '../../texts/recognised/distances.ts';
import { ENGINE_WORDS } from '../../texts/recognised/engines.ts';
import { daysBetween } from '../calendar/calendar.ts';
import { whenOf } from '../calendar/when.ts';
import { distinctNames } from '../text/folded-text.ts';
import { FULL_STOP } from '../text/marks.ts';
import { anyWord, LETTER } from '../text/recognised-words.ts';
import { isolated } from '../text/text.ts';
import type { Item, ItineraryDay, WireOption } from './item.ts';
import { durationText } from './item-dates.ts';
import { levelLabel } from './item-labels.ts';
import { ownFacts } from './own-facts.ts';

/** The lines by which riders decide if a ride suits them; each is '' where the organiser does not say it. */
export interface RiderFit {
  /** The terrain of a trip, the level of an event or training. */
  readonly road: string;
  /** The days and the distance a day, such as '7 days, 30 to 155 km a day'. */
  readonly pace: string;
  /** The engine that the ticket options ask for, in their own words. */
  readonly motorcycle: string;
}

/** Returns the lines by which riders decide if a ride suits them (rule: Is it for me). */
export function riderFit(item: Item): RiderFit {
  return {
    road: roadOf(item),
    pace: [daysOf(item), distanceADay(ownFacts(item).itinerary)].filter(Boolean).join(', '),
    motorcycle: distinctNames(item.bookingTypes.map(engineLine).filter(Boolean)).join(' · '),
  };
}

function roadOf(item: Item): string {
  const { terrain, level } = ownFacts(item);
  const parts = [
    terrain && texts.labelled(texts.terrain, isolated(terrain)),
    // a level that nobody wrote is no fact about the ride
    level?.trim() && texts.labelled(texts.level, isolated(levelLabel(level))),
  ];
  return parts.filter(Boolean).join(' · ');
}

/** Returns the duration that a trip states, or the days of an event of several days. */
function daysOf(item: Item): string {
  const stated = durationText(item);
  if (stated !== '') return isolated(stated);
  const when = ownFacts(item).isMultipleDays ? whenOf(item) : null;
  return when?.hasEnd === true ? days(daysBetween(when.firstDay, when.lastDay) + 1) : '';
}

const ABOUT = anyWord(DISTANCE_WORDS, 'about');
const TO = anyWord(DISTANCE_WORDS, 'to');
const KILOMETRES = anyWord(DISTANCE_WORDS, 'kilometres');
const RIDE = anyWord(DISTANCE_WORDS, 'ride');
const DISTANCE = String.raw`(?:[~≈]|${ABOUT})?\s*(\d{1,3})(?:\s*(?:[-–]|${TO})\s*(\d{1,3}))?\s*${KILOMETRES}`;
/** The hours that organisers write behind a distance: '140 km / 6 hrs'. */
const HOURS = String.raw`(?:\s*[/|,·–-]\s*[\d\s.–-]+${anyWord(DISTANCE_WORDS, 'hours')}\.?)?`;
/** An activity that is nothing but the distance of its day. */
const ACTIVITY = new RegExp(String.raw`^${DISTANCE}(?:\s+${RIDE})?${HOURS}$`, 'iu');
/** The title of a day that ends in its distance, behind a mark: 'Manali to Jispa (140 km)'. */
const TITLE = new RegExp(String.raw`[(\[|,:·–-]\s*${DISTANCE}${HOURS}[)\]]?$`, 'iu');

interface Distance {
  readonly from: number;
  readonly to: number;
}

/** Returns the distance of a day of an itinerary, in km; null where the day names none or several. */
function distanceOf({ title, activities }: ItineraryDay): Distance | null {
  const matches = [TITLE.exec(title.trim()), ...activities.map((line) => ACTIVITY.exec(line))];
  const [match, another] = matches.filter((each) => each !== null);
  if (match === undefined || another !== undefined) return null;
  const [, shortest, longest = shortest] = match;
  const from = Number(shortest);
  const to = Number(longest);
  return from > 0 && to >= from ? { from, to } : null;
}

/**
 * Returns the shortest and the longest distance of a day, where every day with two or more stops names one; else
 * ''.
 */
function distanceADay(itinerary: readonly ItineraryDay[]): string {
  const ridden = itinerary.map((day) => ({ distance: distanceOf(day), stops: day.locations }));
  const distances = ridden.flatMap(({ distance }) => distance ?? []);
  const isWhole = ridden.every(({ distance, stops }) => distance !== null || stops.length < 2);
  if (distances.length === 0 || !isWhole) return '';
  const from = Math.min(...distances.map((each) => each.from));
  const to = Math.max(...distances.map((each) => each.to));
  return from === to ? texts.kilometresADay(to) : texts.kilometresFromTo(from, to);
}

const AT_LEAST = anyWord(ENGINE_WORDS, 'atLeast');
const SIZE = String.raw`\d{2,4}\s?${anyWord(ENGINE_WORDS, 'cc')}`;
const OR_MORE = String.raw`${anyWord(ENGINE_WORDS, 'or')}\s+${anyWord(ENGINE_WORDS, 'more')}`;
const ENGINE = new RegExp(
  String.raw`${AT_LEAST}\s+${SIZE}(?!${LETTER})|(?<!\d)${SIZE}(?:\s?\+|\s+${OR_MORE}(?!${LETTER}))`,
  'giu',
);
const REFUSAL = anyWord(ENGINE_WORDS, 'refusal');
const REFUSING_END = anyWord(ENGINE_WORDS, 'refusingEnd');
/** Words that reverse a sentence about an engine, or leave its choice open. */
const REFUSES = new RegExp(
  String.raw`(?<!${LETTER})${REFUSAL}(?!${LETTER})|${REFUSING_END}(?!\p{L})`,
  'iu',
);
/** Matches the end of a sentence; a full stop before a figure belongs to a number. */
const SENTENCE_END = new RegExp(String.raw`[!?;\n]|(?!\.\d)${FULL_STOP}`, 'u');

/**
 * Returns the one engine size that an option requires, as it is written; '' where it requires none or names several.
 */
function engineOf({ name, description }: WireOption): string {
  const sentences = [name, ...description.split(SENTENCE_END)];
  const stated = sentences.flatMap((sentence) => {
    const engines = sentence.match(ENGINE) ?? [];
    return REFUSES.test(sentence) ? engines.map(() => '') : engines;
  });
  const [engine = '', another] = distinctNames(stated);
  return another === undefined ? engine : '';
}

/** Returns an option with the engine that it requires: 'Bring your own bike: 350 cc or more'. */
function engineLine(option: WireOption): string {
  const engine = engineOf(option);
  if (engine === '' || option.name === '') return engine;
  return option.name.includes(engine)
    ? isolated(option.name)
    : texts.labelled(isolated(option.name), engine);
}

/** True for an option that requires an engine: its words stand on the page of its ride. */
export function requiresEngine(option: WireOption): boolean {
  return engineOf(option) !== '';
}
