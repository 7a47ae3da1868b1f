import type { ItemKind, KindWords } from '#machines/domain/catalogue/kinds.ts';

/** The words in which the kinds of items differ. */
export const kindWords: Readonly<Record<ItemKind, KindWords>> = {
  trip: {
    subject: 'this ride',
    missing: 'This ride may have been removed, or the link is incomplete.',
    notLoaded: 'We could not load this ride',
    about: 'About this ride',
    meetup: 'Where we meet',
    location: 'Meetup Point',
    length: 'Duration',
    noDate: 'Flexible dates',
    share: 'Share this ride',
    leftOn: (day) => `Left on ${day}`,
    savedOn: (day) => `The trip you saved on ${day}`,
    similar: 'Similar rides with seats',
    backTo: 'Back to the ride',
  },
  event: {
    subject: 'this event',
    missing: 'This event may have been removed, or the link is incomplete.',
    notLoaded: 'We could not load this event',
    about: 'About this event',
    meetup: 'Where it is',
    location: 'Location',
    length: 'Time',
    noDate: 'Date TBA',
    share: 'Share this event',
    leftOn: (day) => `Was on ${day}`,
    savedOn: (day) => `The event you saved on ${day}`,
    similar: 'Similar events with seats',
    backTo: 'Back to the event',
  },
};
