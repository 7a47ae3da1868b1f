import type { ListName, ListWords } from '#machines/domain/catalogue/lists.ts';

/** The words in which the lists differ. */
export const listWords: Readonly<Record<ListName, ListWords>> = {
  trips: {
    label: 'ट्रिप और एडवेंचर',
    description:
      'पूरे भारत में गाइड के साथ मोटरसाइकिल ट्रिप और एडवेंचर टूर। तारीख, जगह और कीमत देखें; महीने, अवधि और कीमत से फ़िल्टर करें।',
    noun: { one: 'ट्रिप', many: 'ट्रिप' },
    unnamed: 'मोटरसाइकिल ट्रिप',
    ticket: 'अपनी बाइक लाएँ',
  },
  trainings: {
    label: 'ट्रेनिंग',
    description:
      'पूरे भारत में हर स्तर के लिए मोटरसाइकिल ट्रेनिंग। तारीख, जगह और कीमत देखें; महीने, अवधि और कीमत से फ़िल्टर करें।',
    noun: { one: 'ट्रेनिंग', many: 'ट्रेनिंग' },
    unnamed: 'ट्रेनिंग',
    ticket: 'अपनी बाइक लाएँ',
  },
  events: {
    label: 'इवेंट',
    description:
      'पूरे भारत में बाइकिंग इवेंट, राइड और मीटअप। तारीख, जगह और कीमत देखें; महीने, अवधि और कीमत से फ़िल्टर करें।',
    noun: { one: 'इवेंट', many: 'इवेंट' },
    unnamed: 'बाइकिंग इवेंट',
    ticket: 'स्टैंडर्ड एंट्री',
  },
};
