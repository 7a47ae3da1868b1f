import { type PluralForms, plural } from './grammar.ts';

// The frame of the page

export const details = 'विवरण';
export const loadingDetails = 'विवरण लोड हो रहा है';
export const detailsNotFound = 'विवरण नहीं मिला';
export const goBack = 'वापस जाएँ';

// Search engines

/**
 * Returns the sentence of search engines for a ride without a description: its facts, and its organiser where one is
 * known.
 */
export const rideSentence = (facts: string, organiser: string) =>
  organiser === '' ? `${facts}।` : `${facts}। आयोजक: ${organiser}।`;

// The way back while the item's own list is unknown

export const getaways = 'सफ़र';

// The facts

export const date = 'तारीख';
export const unknownLocation = 'जल्द बताई जाएगी';
export const organiser = 'आयोजक';
export const unknownDuration = 'अवधि नहीं बताई गई';
export const meetupTime = 'मिलने का समय';
export const terrain = 'रास्ता';
export const level = 'स्तर';
export const capacity = 'सीटें';
export const seatsAvailable = (seats: number) =>
  `${seats} ${plural(seats, { one: 'सीट', other: 'सीटें' })} उपलब्ध`;
export const seatsForTickets = (seats: number) => `${seatsAvailable(seats)} · हर टिकट पर एक`;

// The item

export const tags = 'टैग';
/** Stands between the start and the end of a trip. */
export const startToEnd = 'से';
export const isItForMe = 'क्या यह मेरे लिए है?';
/** Returns a fact behind its name. */
export const labelled = (label: string, value: string) => `${label}: ${value}`;
export const kilometresADay = (distance: number) => `रोज़ ${distance} किमी`;
export const kilometresFromTo = (from: number, to: number) => `रोज़ ${from} से ${to} किमी`;
export const inclusions = 'क्या शामिल है';
export const exclusions = 'क्या शामिल नहीं है';
export const itinerary = 'यात्रा कार्यक्रम';
export const dayOfTrip = (day: number) => `दिन ${day}`;
export const stops = 'पड़ाव';
export const activities = 'एक्टिविटी';

// The meeting point

export const mapOf = (location: string) => `${location} का नक्शा`;

// The calendar

// Sharing

export const email = 'ईमेल';
export const copyLink = 'लिंक कॉपी करें';
export const moreTargets = 'और विकल्प';
export const askGroup = 'कौन साथ चल रहा है?';
export const linkToPage = 'इस पेज का लिंक';

// The rides of its organiser

export const ridesByOrganiser = 'इसी आयोजक की राइड';
export const organisedBy = (name: string) => `आयोजक: ${name}`;
export const listed = (count: number, noun: { counted: PluralForms }) =>
  `सूची में ${count} ${plural(count, noun.counted)}`;

// The price

export const priceAndBooking = 'कीमत और बुकिंग';
export const price = 'प्रति राइडर कीमत';
export const priceFrom = 'शुरुआती कीमत, प्रति राइडर';
export const perRider = 'प्रति राइडर';
export const onTheHouse = 'यह हमारी तरफ़ से मुफ़्त है';
export const noPaymentNeeded = 'भुगतान की ज़रूरत नहीं';
export const organiserQuotes = 'आपके ग्रुप के लिए कीमत आयोजक बताएँगे';
export const priceOnRequest = 'कीमत पूछने पर';
export const waysToPay = 'UPI, कार्ड या नेट बैंकिंग से भुगतान करें। अकाउंट की ज़रूरत नहीं।';
export const refundTime = (days: string) => `रिफ़ंड ${days} कामकाजी दिनों के अंदर कर दिया जाता है।`;
export const beforeYouBook = 'बुक करने से पहले';
export const askAboutRide = 'इस राइड के बारे में पूछें';
/** Returns the beginning of a message; `ride` is its title and date. */
export const questionAbout = (ride: string) => `${ride} के बारे में एक सवाल:`;
export const priceQuestion = (ride: string) => `${ride} की कीमत क्या है?`;
export const refundPolicy = 'रिफ़ंड पॉलिसी';

// How many ride

export const howManyAreYou = 'आप कितने लोग हैं?';
export const oneRiderMore = 'एक राइडर और';
export const oneRiderFewer = 'एक राइडर कम';
export const amountFor = (amount: string, riders: number) => `${riders} के लिए ${amount}`;
export const fromAmountFor = (amount: string, riders: number) => `${riders} के लिए ${amount} से`;
export const tooFewSeats = (riders: number) => `${riders} सीटें नहीं बची हैं।`;

// Why it cannot be booked

export const everySeatTaken = 'सारी सीटें भर चुकी हैं।';
/** Returns a note such as 'Left on Sat 12 Jun 2027' as a sentence. */
export const asSentence = (note: string) => `${note}।`;

// The tickets

export const chooseTickets = 'अपने टिकट चुनें';
export const notIncluded = (things: string) => `शामिल नहीं: ${things}`;
export const seeAll = 'सभी देखें';
export const seeAllExclusions = 'सभी देखें कि क्या शामिल नहीं है';
export const loadingTickets = 'टिकट लोड हो रहे हैं';
export const nothingSelected = 'अभी तक कुछ नहीं चुना';
export const total = 'कुल रकम';
export const ticketCount = (count: number) => `${count} टिकट`;
export const askMyGroup = 'ग्रुप से पूछें';
export const proceed = 'आगे बढ़ें';
export const lastSeat = 'यह आखिरी सीट है।';
export const aboveLimit = (most: string) =>
  `एक बुकिंग ज़्यादा से ज़्यादा ${most} की हो सकती है। कृपया कम टिकट चुनें।`;
export const allSeats = (seats: number) => `सभी ${seats} सीटें चुन ली गई हैं।`;
export const someOfLinkMissing = 'इस लिंक के कुछ टिकट उपलब्ध नहीं हैं। कृपया देख लें कि क्या चुना गया है।';
export const allOfLinkMissing = 'इस लिंक के टिकट उपलब्ध नहीं हैं। कृपया इनमें से चुनें।';
export const noLongerBookable = 'इसकी बुकिंग अब नहीं हो सकती';
export const bookingNotPossible = 'अभी बुकिंग नहीं हो सकती';
export const latestNotLoaded =
  'ताज़ा कीमतें और सीटें लोड नहीं हो सकीं, और इनके बिना बुकिंग नहीं होती। कुछ भी बुक नहीं हुआ है।';

// A kind of ticket

export const contactUs = 'संपर्क करें';
/** Returns the words of a press that adds `count` tickets. */
export const add = (count: number) => (count === 1 ? '+ जोड़ें' : `+ ${count} जोड़ें`);
export const quantityOf = (name: string) => `${name}, संख्या`;
export const addOne = (name: string) => `एक जोड़ें: ${name}`;
export const removeOne = (name: string) => `एक हटाएँ: ${name}`;
export const copied = 'कॉपी हो गया। अब इसे जहाँ चाहें, शेयर करें।';
