import { type PluralForms, plural } from './grammar.ts';

// The frame of the page

export const details = 'Details';
export const loadingDetails = 'Loading details';
export const detailsNotFound = 'Details not found';
export const goBack = 'Go Back';

// Search engines

/**
 * Returns the sentence of search engines for a ride without a description: its facts, and its organiser where one is
 * known.
 */
export const rideSentence = (facts: string, organiser: string) =>
  organiser === '' ? `${facts}.` : `${facts}. Organized by ${organiser}.`;

// The way back while the item's own list is unknown

export const getaways = 'Getaways';

// The facts

export const date = 'Date';
export const unknownLocation = 'To be announced';
export const organiser = 'Organized by';
export const unknownDuration = 'Duration not specified';
export const meetupTime = 'Meetup Time';
export const terrain = 'Terrain';
export const level = 'Level';
export const capacity = 'Capacity';
export const seatsAvailable = (seats: number) =>
  `${seats} ${plural(seats, { one: 'seat', other: 'seats' })} available`;
export const seatsForTickets = (seats: number) => `${seatsAvailable(seats)} · one a ticket`;

// The item

export const tags = 'Tags';
/** Stands between the start and the end of a trip. */
export const startToEnd = 'To';
export const isItForMe = 'Is it for me?';
/** Returns a fact with its label before it. */
export const labelled = (label: string, value: string) => `${label}: ${value}`;
export const kilometresADay = (distance: number) => `${distance} km a day`;
export const kilometresFromTo = (from: number, to: number) => `${from} to ${to} km a day`;
export const inclusions = 'Inclusions';
export const exclusions = 'Exclusions';
export const itinerary = 'Itinerary';
export const dayOfTrip = (day: number) => `Day ${day}`;
export const stops = 'Stops';
export const activities = 'Activities';

// The meeting point

export const mapOf = (location: string) => `Map of ${location}`;

// The calendar

// Sharing

export const email = 'E-mail';
export const copyLink = 'Copy link';
export const moreTargets = 'More';
export const askGroup = 'Who rides along?';
export const linkToPage = 'Link to this page';

// The rides of its organiser

export const ridesByOrganiser = 'Rides by this organiser';
export const organisedBy = (name: string) => `Organized by ${name}`;
export const listed = (count: number, noun: { counted: PluralForms }) =>
  `${count} ${plural(count, noun.counted)} listed`;

// The price

export const priceAndBooking = 'Price and booking';
export const price = 'Per rider';
export const priceFrom = 'Per rider, from';
export const perRider = 'per rider';
export const onTheHouse = 'This one is on the house';
export const noPaymentNeeded = 'No payment needed';
export const organiserQuotes = 'The organiser quotes for your group';
export const priceOnRequest = 'Price on request';
export const waysToPay = 'Pay with UPI, card or net banking. No account needed.';
/** `days` is the range of days until a refund is made. */
export const refundTime = (days: string) => `Refunds are made within ${days} business days.`;
export const beforeYouBook = 'Before you book';
export const askAboutRide = 'Ask about this ride';
/** Returns the beginning of a message; `ride` is its title and date. */
export const questionAbout = (ride: string) => `A question about ${ride}:`;
export const priceQuestion = (ride: string) => `What does ${ride} cost?`;
export const refundPolicy = 'Refund policy';

// How many ride

export const howManyAreYou = 'How many are you?';
export const oneRiderMore = 'One rider more';
export const oneRiderFewer = 'One rider fewer';
export const amountFor = (amount: string, riders: number) => `${amount} for ${riders}`;
export const fromAmountFor = (amount: string, riders: number) => `from ${amount} for ${riders}`;
export const tooFewSeats = (riders: number) => `There are not ${riders} seats left.`;

// Why it cannot be booked

export const everySeatTaken = 'Every seat is taken.';
/** Returns a note such as 'Left on Sat 12 Jun 2027' as a sentence. */
export const asSentence = (note: string) => `${note}.`;

// The tickets

export const chooseTickets = 'Choose your tickets';
export const notIncluded = (things: string) => `Not included: ${things}`;
export const seeAll = 'See all';
export const seeAllExclusions = 'See all that is not included';
export const loadingTickets = 'Loading tickets';
export const nothingSelected = 'Nothing selected yet';
export const total = 'Total';
export const ticketCount = (count: number) =>
  `${count} ${plural(count, { one: 'ticket', other: 'tickets' })}`;
export const askMyGroup = 'Ask my group';
export const proceed = 'Proceed';
export const lastSeat = 'That is the last seat.';
export const aboveLimit = (most: string) =>
  `One booking comes to at most ${most}. Please take fewer tickets.`;
export const allSeats = (seats: number) => `All ${seats} seats are chosen.`;
export const someOfLinkMissing =
  'Some tickets of this link are not available. Please check what is selected.';
export const allOfLinkMissing =
  'The tickets of this link are not available. Please choose from these.';
export const noLongerBookable = 'This can no longer be booked';
export const bookingNotPossible = 'Booking is not possible right now';
export const latestNotLoaded =
  'The latest prices and seats could not be loaded, and nothing is sold without them. Nothing was booked.';

// A kind of ticket

export const contactUs = 'Contact us';
/** Returns the words of a press that adds `count` tickets. */
export const add = (count: number) => (count === 1 ? '+ Add' : `+ Add ${count}`);
export const quantityOf = (name: string) => `${name}, quantity`;
export const addOne = (name: string) => `Add one: ${name}`;
export const removeOne = (name: string) => `Remove one: ${name}`;
export const copied =
  'Content copied to clipboard. You can now share it on your preferred platform.';
