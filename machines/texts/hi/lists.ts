import type { ListName, ListWords } from '#machines/domain/catalogue/lists.ts';
import type { PluralForms } from './grammar.ts';

/** The words in which the lists differ. */
export const listWords: Readonly<Record<ListName, ListWords<PluralForms>>> = {
  trips: {
    label: 'ट्रिप और एडवेंचर',
    noun: { counted: { one: 'ट्रिप', other: 'ट्रिप' }, many: 'ट्रिप' },
    unnamed: 'मोटरसाइकिल ट्रिप',
    ticket: 'अपनी बाइक लाएँ',
  },
  trainings: {
    label: 'ट्रेनिंग',
    noun: { counted: { one: 'ट्रेनिंग', other: 'ट्रेनिंग' }, many: 'ट्रेनिंग' },
    unnamed: 'ट्रेनिंग',
    ticket: 'अपनी बाइक लाएँ',
  },
  events: {
    label: 'इवेंट',
    noun: { counted: { one: 'इवेंट', other: 'इवेंट' }, many: 'इवेंट' },
    unnamed: 'बाइकिंग इवेंट',
    ticket: 'स्टैंडर्ड एंट्री',
  },
};
