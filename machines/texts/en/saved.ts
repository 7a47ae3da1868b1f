import { plural } from './grammar.ts';

// The page

export const savedRides = 'Saved rides';
export const lead = 'Kept on this device alone. What you save and look at is sent to nobody.';
export const loadingSavedRides = 'Loading saved rides';
export const savedRidesNotLoaded = 'We could not load your saved rides';
export const stillSaved = 'They are still saved on this device.';
export const theseRides = 'these rides';
export const savedCount = <T>(count: number, strong: (words: string) => T): (T | string)[] => [
  strong(`${count} ${plural(count, { one: 'ride', other: 'rides' })}`),
  ' saved',
];

// None is saved

export const noRidesTitle = 'No rides saved yet';
export const howToSave =
  'Press the heart on a ride that you like. It waits here with its latest price and date, and you can put two or three side by side.';
export const exploreGetaways = 'Explore Getaways';

// A ride that is not listed

export const noLongerListed = 'It is no longer in our lists.';
export const notLookedUp = 'It could not be looked up just now.';
export const openPage = 'Open its page';
export const remove = 'Remove';

// Comparing

export const compare = 'Compare';
export const compareRide = (title: string) => `Compare ${title}`;
export const threeAtMost = 'Three rides at most. Remove one to choose another.';
export const oneRideChosen = '1 ride chosen. Choose one or two more.';
export const ridesChosen = (count: number) => `${count} rides chosen`;
export const sideBySide = 'Side by side';
export const backToSavedRides = 'Back to saved rides';
export const notStated = 'Not stated';
export const removeRide = (title: string) => `Remove: ${title}`;

// Recently viewed

export const recentlyViewed = 'Recently viewed';
export const clearList = 'Clear this list';
