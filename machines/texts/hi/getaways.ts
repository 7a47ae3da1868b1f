import type { ListName } from '#machines/domain/catalogue/lists.ts';
import { type PluralForms, plural } from './grammar.ts';
import { language } from './language.ts';

/** The sentence of each list for search engines and shared links. */
export const descriptions: Readonly<Record<ListName, string>> = {
  trips:
    'पूरे भारत में गाइड के साथ मोटरसाइकिल ट्रिप और एडवेंचर टूर। तारीख, जगह और कीमत देखें; महीने, अवधि और कीमत से फ़िल्टर करें।',
  trainings:
    'पूरे भारत में हर स्तर के लिए मोटरसाइकिल ट्रेनिंग। तारीख, जगह और कीमत देखें; महीने, अवधि और कीमत से फ़िल्टर करें।',
  events:
    'पूरे भारत में बाइकिंग इवेंट, राइड और मीटअप। तारीख, जगह और कीमत देखें; महीने, अवधि और कीमत से फ़िल्टर करें।',
};

// The lists, and what each holds.
export const getaways = 'सफ़र';
export const savedRides = 'सहेजी गई राइडें';
export const lead = 'गाइड के साथ राइड, ऐसे रास्तों पर जहाँ पेट्रोल वसूल हो जाए।';

// A list in its states. The words for what it holds differ in gender: no verb agrees with them.
export const loading = (many: string) => `${many} की सूची लोड हो रही है`;
export const notLoaded = (many: string) => `${many} की सूची लोड नहीं हो सकी`;
export const thisList = 'यह सूची';
/** The sentence in place of a list without items. */
export const nothingPublished: Readonly<Record<ListName, string>> = {
  trips: 'अभी कोई एडवेंचर टूर उपलब्ध नहीं है।',
  trainings: 'अभी कोई ट्रेनिंग उपलब्ध नहीं है।',
  events: 'अभी कोई इवेंट उपलब्ध नहीं है।',
};

export const nothingPublishedHelp = (nouns: readonly string[]) =>
  `हफ़्ते भर नई राइडें खुलती रहती हैं। ${new Intl.ListFormat(language.locale).format(nouns)} की सूची में शायद अभी आपके लिए कोई तारीख हो।`;
export const seeList = (label: string) => `${label} देखें`;

// The filters.
export const search = (many: string) => `${many} खोजें`;
/** The hint in the search field of each list. */
export const searchPlaceholders: Readonly<Record<ListName, string>> = {
  trips: 'जगह या रास्ते से खोजें',
  trainings: 'जगह या विषय से खोजें',
  events: 'जगह या नाम से खोजें',
};
export const duration = 'अवधि';
export const price = 'कीमत';
export const moreFilters = 'और फ़िल्टर';
export const organiser = 'आयोजक';
export const anyOrganiser = 'कोई भी आयोजक';
export const terrain = 'रास्ता';
export const anyTerrain = 'कोई भी रास्ता';
export const level = 'स्तर';
export const anyLevel = 'कोई भी स्तर';
export const seats = 'सीटें';
export const hasSeats = 'सीटें बाकी हैं';
export const clearFilter = (label: string, words: string) => `फ़िल्टर हटाएँ, ${label}: ${words}`;
export const clearAll = 'सब हटाएँ';
export const byDate = (label: string) => `तारीख के हिसाब से ${label}`;
export const comingWeekends = ['इस वीकेंड', 'अगले वीकेंड'];

// What was found.
export const counted = (figure: string, count: number, noun: { counted: PluralForms }) =>
  `${figure} ${plural(count, noun.counted)}`;
export const closeTo = (words: string) => `“${words}” जैसे शब्दों के लिए`;
export const forWords = (words: string) => `“${words}” के लिए`;
/** Returns the counts of a search in all lists, in one sentence. */
export const acrossLists = (counts: readonly string[], words: string) =>
  `${words} ${new Intl.ListFormat(language.locale, { type: 'unit' }).format(counts)}`;
export const inAllLists = 'सभी सूचियों के नतीजे';
export const resultCountText = (count: string, close: string) => `नतीजे: ${count} ${close}`;
export const pageOf = (page: number, pages: number) => `· ${pages} में से पेज ${page}`;
export const order = 'क्रम';
export const noneMatch = (many: string) => `इन फ़िल्टरों में कोई ${many} नहीं`;
/** Returns the title where only words were typed: they are what found nothing. */
export const noneFor = (many: string, words: string) => `“${words}” के लिए कोई ${many} नहीं`;
export const noneMatchHelp = (filters: number, total: string, many: string) =>
  `${filters > 1 ? 'फ़िल्टर बदलकर देखें' : 'कोई दूसरा फ़िल्टर चुनें'}, या फ़िल्टर हटाकर सभी ${total} ${many} देखें।`;
export const clearFilters = 'फ़िल्टर हटाएँ';
export const omitted = (figure: string, many: string) =>
  `${figure} और ${many} इस सूची में नहीं हैं। उनके बारे में हमसे पूछें या कल फिर देखें।`;

// The links to the pages of a long list.
export const pages = 'पेज';
export const page = (number: number) => `पेज ${number}`;
export const previous = 'पिछला';
export const next = 'अगला';
