// bookings without a name
export const booking = 'बुकिंग';

export const allLevels = 'सभी स्तर';
export const durationUnknown = 'अवधि अभी तय नहीं';
export const days = (count: number) => `${count} दिन`;
export const dayNumber = (number: number) => `दिन ${number}`;

// words for prices
export const registerNow = 'रजिस्टर करें';
export const freeRegister = 'मुफ़्त रजिस्टर करें';
export const bookNow = 'अभी बुक करें';
export const contactForPrice = 'कीमत पूछें';
export const member = 'सदस्य';
export const percentOff = (percent: number) => `${percent}% छूट`;
export const timesMember = (count: number) => `${count} x सदस्य`;
export const memberTimes = (count: number) => `सदस्य x ${count}`;

// rides side by side
export const date = 'तारीख';
export const duration = 'अवधि';
export const price = 'कीमत';
export const onRequest = 'पूछने पर';
export const seatsLeft = 'बची सीटें';
export const location = 'जगह';
export const organiser = 'आयोजक';
export const terrain = 'रास्ता';
export const level = 'स्तर';
export const groupSize = 'ग्रुप';
export const soldOut = 'सीटें भर गईं';
export const departed = 'तारीख निकल गई';
export const riders = (count: number) => `${count} राइडर`;

// sharing
export const lookAtThis = 'इसे देखिए:';

/**
 * Returns the sentence of search engines for a ride without a description: its facts, and its organiser where one is
 * known.
 */
export const rideSentence = (facts: string, organiser: string) =>
  organiser === '' ? `${facts}।` : `${facts}। आयोजक: ${organiser}।`;
