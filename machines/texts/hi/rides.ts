// bookings without a name
export const booking = 'बुकिंग';

export const allLevels = 'सभी स्तर';
export const durationUnknown = 'अवधि अभी तय नहीं';
export const days = (count: number) => `${count} दिन`;

// words for prices
export const registerNow = 'रजिस्टर करें';
export const freeRegister = 'मुफ़्त रजिस्टर करें';
export const bookNow = 'अभी बुक करें';
export const contactForPrice = 'कीमत पूछें';
export const member = 'सदस्य';
export const percentOff = (percent: number) => `${percent}% छूट`;
export const ticketsOnRow = (count: number) => `${count} x सदस्य`;
export const memberQuantity = (count: number) => `सदस्य x ${count}`;

// sharing
export const lookAtThis = 'इसे देखिए:';
