import { plural } from './grammar.ts';

// The page

export const savedRides = 'सहेजी गई राइडें';
export const lead = 'ये सिर्फ़ इसी डिवाइस पर रहती हैं। आप क्या सहेजते और देखते हैं, यह किसी को नहीं भेजा जाता।';
export const loadingSavedRides = 'सहेजी गई राइडें लोड हो रही हैं';
export const savedRidesNotLoaded = 'आपकी सहेजी गई राइडें लोड नहीं हो सकीं';
export const stillSaved = 'ये अब भी इस डिवाइस पर सहेजी हुई हैं।';
export const theseRides = 'ये राइडें';
export const savedCount = <T>(count: number, strong: (words: string) => T): (T | string)[] => [
  strong(`${count} ${plural(count, { one: 'राइड', other: 'राइडें' })}`),
  plural(count, { one: ' सहेजी गई', other: ' सहेजी गईं' }),
];

// None is saved

export const noRidesTitle = 'अभी कोई राइड सहेजी नहीं गई';
export const howToSave =
  'जो राइड पसंद आए, उस पर बना दिल दबाएँ। वह अपनी ताज़ा कीमत और तारीख के साथ यहाँ मिलेगी, और आप दो या तीन राइडों की आपस में तुलना कर सकेंगे।';
export const exploreGetaways = 'सफ़र देखें';

// A ride that is not listed

export const noLongerListed = 'यह अब हमारी सूची में नहीं है।';
export const notLookedUp = 'इसकी जानकारी अभी नहीं मिल सकी।';
export const openPage = 'इसका पेज खोलें';
export const remove = 'हटाएँ';

// Comparing

export const compare = 'तुलना करें';
export const compareRide = (title: string) => `${title} की तुलना करें`;
export const threeAtMost = 'ज़्यादा से ज़्यादा तीन राइडें। दूसरी चुनने के लिए एक हटाएँ।';
export const oneRideChosen = '1 राइड चुनी गई। एक या दो और चुनें।';
export const ridesChosen = (count: number) => `${count} राइडें चुनी गईं`;
export const sideBySide = 'साथ-साथ तुलना';
export const backToSavedRides = 'सहेजी गई राइडों पर वापस';
export const notStated = 'नहीं बताया गया';
export const removeRide = (title: string) => `हटाएँ: ${title}`;

// Recently viewed

export const recentlyViewed = 'हाल ही में देखी गईं';
export const clearList = 'सूची खाली करें';
