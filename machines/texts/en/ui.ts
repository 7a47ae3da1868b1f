// Cards and prices.
/** Read aloud before a price that is struck through. */
export const wasBefore = 'was ';

// Texts that open, and texts that are copied.
export const readMore = 'Read More';
export const readLess = 'Read Less';
export const readAbout = (subject: string) => ` about ${subject}`;
export const copied = (name: string) => `${name} copied`;
export const copyByHand = 'Copy this by hand';

// Forms.
export const formProblem = 'There is a problem';
export const undo = 'Undo';

// Pages that did not load, or whose content is old.
export const pageNotLoaded = 'This page did not load';
export const sectionNotLoaded = 'This part did not load';
export const notLoadedHelp =
  'The connection may have dropped on the way. Nothing you entered or paid is lost.';
export const replacedHelp =
  'There is a newer version of this site; loading it again brings it. Nothing you entered or paid is lost.';
export const loadAgain = 'Load it again';
/** `subject` is what stands on the page, as in 'this ride' or 'these rides'. */
export const offlineSince = (subject: string, age: string) =>
  `You are offline. ${subject.charAt(0).toUpperCase()}${subject.slice(1)} ${subject.startsWith('these') ? 'are' : 'is'} from ${age}.`;
export const outdatedSince = (subject: string, moment: string) =>
  `You see ${subject} as of ${moment} in India. The latest could not be loaded.`;
export const retry = 'Retry';
export const upToDate = 'This is up to date now.';

// Windows and links.
export const close = 'Close';
export const openInMaps = 'Open in Maps';
export const opensInNewTab = ' (opens in a new tab)';
