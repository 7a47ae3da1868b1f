import type { ItemKind, KindWords } from '#machines/domain/catalogue/kinds.ts';

/** The words in which the kinds of items differ. */
export const kindWords: Readonly<Record<ItemKind, KindWords>> = {
  trip: {
    subject: 'यह राइड',
    missing: 'हो सकता है कि यह राइड हटा दी गई हो, या लिंक अधूरा हो।',
    notLoaded: 'यह राइड लोड नहीं हो सकी',
    about: 'इस राइड के बारे में',
    meetup: 'मिलने की जगह',
    location: 'मिलने की जगह',
    length: 'अवधि',
    noDate: 'फ़्लेक्सिबल तारीखें',
    share: 'यह राइड शेयर करें',
    leftOn: (day) => `${day} को रवाना हो चुकी है`,
    savedOn: (day) => `${day} को सहेजी गई ट्रिप`,
    similar: 'मिलती-जुलती राइडें, जिनमें सीटें हैं',
    backTo: 'राइड पर वापस',
  },
  event: {
    subject: 'यह इवेंट',
    missing: 'हो सकता है कि यह इवेंट हटा दिया गया हो, या लिंक अधूरा हो।',
    notLoaded: 'यह इवेंट लोड नहीं हो सका',
    about: 'इस इवेंट के बारे में',
    meetup: 'इवेंट की जगह',
    location: 'जगह',
    length: 'समय',
    noDate: 'तारीख अभी तय नहीं',
    share: 'यह इवेंट शेयर करें',
    leftOn: (day) => `${day} को हो चुका है`,
    savedOn: (day) => `${day} को सहेजा गया इवेंट`,
    similar: 'मिलते-जुलते इवेंट, जिनमें सीटें हैं',
    backTo: 'इवेंट पर वापस',
  },
};
