import type { ListName, ListWords } from '#machines/domain/catalogue/lists.ts';

/** The words in which the lists differ. */
export const listWords: Readonly<Record<ListName, ListWords>> = {
  trips: {
    label: 'Trips & Adventure',
    noun: { one: 'trip', many: 'trips' },
    unnamed: 'Motorcycle trip',
    ticket: 'Bring your own bike',
  },
  trainings: {
    label: 'Trainings',
    noun: { one: 'training', many: 'trainings' },
    unnamed: 'Training',
    ticket: 'Bring your own bike',
  },
  events: {
    label: 'Events',
    noun: { one: 'event', many: 'events' },
    unnamed: 'Biking event',
    ticket: 'Standard Entry',
  },
};
