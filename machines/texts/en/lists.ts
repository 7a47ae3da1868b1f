import type { ListName, ListWords } from '#machines/domain/catalogue/lists.ts';
import type { PluralForms } from './grammar.ts';

/** The words in which the lists differ. */
export const listWords: Readonly<Record<ListName, ListWords<PluralForms>>> = {
  trips: {
    label: 'Trips & Adventure',
    noun: { counted: { one: 'trip', other: 'trips' }, many: 'trips' },
    unnamed: 'Motorcycle trip',
    ticket: 'Bring your own bike',
  },
  trainings: {
    label: 'Trainings',
    noun: { counted: { one: 'training', other: 'trainings' }, many: 'trainings' },
    unnamed: 'Training',
    ticket: 'Bring your own bike',
  },
  events: {
    label: 'Events',
    noun: { counted: { one: 'event', other: 'events' }, many: 'events' },
    unnamed: 'Biking event',
    ticket: 'Standard Entry',
  },
};
