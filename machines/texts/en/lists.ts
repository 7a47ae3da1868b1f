import type { ListName, ListWords } from '#machines/domain/catalogue/lists.ts';

/** The words in which the lists differ. */
export const listWords: Readonly<Record<ListName, ListWords>> = {
  trips: {
    label: 'Trips & Adventure',
    description:
      'Guided motorcycle trips and adventure tours across India, with dates, places and prices. Filter by month, duration and price.',
    noun: { one: 'trip', many: 'trips' },
    unnamed: 'Motorcycle trip',
    ticket: 'Bring your own bike',
  },
  trainings: {
    label: 'Trainings',
    description:
      'Motorcycle trainings for every level across India, with dates, places and prices. Filter by month, duration and price.',
    noun: { one: 'training', many: 'trainings' },
    unnamed: 'Training',
    ticket: 'Bring your own bike',
  },
  events: {
    label: 'Events',
    description:
      'Biking events, rides and meets across India, with dates, places and prices. Filter by month, duration and price.',
    noun: { one: 'event', many: 'events' },
    unnamed: 'Biking event',
    ticket: 'Standard Entry',
  },
};
