// Compiled only: a message that one of the languages lacks, or that takes something else in it, is an error of types here.

import type * as enAbout from './en/about.ts';
import type * as enBookingDetails from './en/booking-details.ts';
import type * as enConfirmation from './en/confirmation.ts';
import type * as enConnection from './en/connection.ts';
import type * as enContact from './en/contact.ts';
import type * as enCorporate from './en/corporate.ts';
import type * as enDates from './en/dates.ts';
import type * as enDetails from './en/details.ts';
import type * as enDocument from './en/document.ts';
import type * as enFailures from './en/failures.ts';
import type * as enFinding from './en/finding.ts';
import type * as enFrame from './en/frame.ts';
import type * as enGetaways from './en/getaways.ts';
import type * as enGrammar from './en/grammar.ts';
import type * as enGuests from './en/guests.ts';
import type * as enHome from './en/home.ts';
import type * as enKinds from './en/kinds.ts';
import type * as enLanguage from './en/language.ts';
import type * as enLegal from './en/legal.ts';
import type * as enLists from './en/lists.ts';
import type * as enMyBookings from './en/my-bookings.ts';
import type * as enNotFound from './en/not-found.ts';
import type * as enOffice from './en/office.ts';
import type * as enPayment from './en/payment.ts';
import type * as enPayments from './en/payments.ts';
import type * as enRecovery from './en/recovery.ts';
import type * as enRides from './en/rides.ts';
import type * as enRoutes from './en/routes.ts';
import type * as enSaved from './en/saved.ts';
import type * as enSupport from './en/support.ts';
import type * as enTalentHunt from './en/talent-hunt.ts';
import type * as enUi from './en/ui.ts';
import type * as hiAbout from './hi/about.ts';
import type * as hiBookingDetails from './hi/booking-details.ts';
import type * as hiConfirmation from './hi/confirmation.ts';
import type * as hiConnection from './hi/connection.ts';
import type * as hiContact from './hi/contact.ts';
import type * as hiCorporate from './hi/corporate.ts';
import type * as hiDates from './hi/dates.ts';
import type * as hiDetails from './hi/details.ts';
import type * as hiDocument from './hi/document.ts';
import type * as hiFailures from './hi/failures.ts';
import type * as hiFinding from './hi/finding.ts';
import type * as hiFrame from './hi/frame.ts';
import type * as hiGetaways from './hi/getaways.ts';
import type * as hiGrammar from './hi/grammar.ts';
import type * as hiGuests from './hi/guests.ts';
import type * as hiHome from './hi/home.ts';
import type * as hiKinds from './hi/kinds.ts';
import type * as hiLanguage from './hi/language.ts';
import type * as hiLegal from './hi/legal.ts';
import type * as hiLists from './hi/lists.ts';
import type * as hiMyBookings from './hi/my-bookings.ts';
import type * as hiNotFound from './hi/not-found.ts';
import type * as hiOffice from './hi/office.ts';
import type * as hiPayment from './hi/payment.ts';
import type * as hiPayments from './hi/payments.ts';
import type * as hiRecovery from './hi/recovery.ts';
import type * as hiRides from './hi/rides.ts';
import type * as hiRoutes from './hi/routes.ts';
import type * as hiSaved from './hi/saved.ts';
import type * as hiSupport from './hi/support.ts';
import type * as hiTalentHunt from './hi/talent-hunt.ts';
import type * as hiUi from './hi/ui.ts';

/** A message as far as its language does not matter: words, or a function that makes words of the same things. */
type Message<Text> = Text extends string
  ? string
  : Text extends (...given: infer Given) => infer Words
    ? (...given: Given) => Words extends string ? string : Words
    : { readonly [Name in keyof Text]: Message<Text[Name]> };

/** The messages of one room in one language. */
type Room<Texts> = { readonly [Name in keyof Texts]: Message<Texts[Name]> };

/** Both languages of a room: each has every message of the other. */
type Complete<English extends Room<Hindi>, Hindi extends Room<English>> = [English, Hindi];

/** Every room in both languages. */
export type Texts = [
  Complete<typeof enAbout, typeof hiAbout>,
  Complete<typeof enBookingDetails, typeof hiBookingDetails>,
  Complete<typeof enConfirmation, typeof hiConfirmation>,
  Complete<typeof enConnection, typeof hiConnection>,
  Complete<typeof enContact, typeof hiContact>,
  Complete<typeof enCorporate, typeof hiCorporate>,
  Complete<typeof enDates, typeof hiDates>,
  Complete<typeof enDetails, typeof hiDetails>,
  Complete<typeof enDocument, typeof hiDocument>,
  Complete<typeof enFailures, typeof hiFailures>,
  Complete<typeof enFinding, typeof hiFinding>,
  Complete<typeof enFrame, typeof hiFrame>,
  Complete<typeof enGetaways, typeof hiGetaways>,
  Complete<typeof enGrammar, typeof hiGrammar>,
  Complete<typeof enGuests, typeof hiGuests>,
  Complete<typeof enHome, typeof hiHome>,
  Complete<typeof enKinds, typeof hiKinds>,
  Complete<typeof enLanguage, typeof hiLanguage>,
  Complete<typeof enLegal, typeof hiLegal>,
  Complete<typeof enLists, typeof hiLists>,
  Complete<typeof enMyBookings, typeof hiMyBookings>,
  Complete<typeof enNotFound, typeof hiNotFound>,
  Complete<typeof enOffice, typeof hiOffice>,
  Complete<typeof enPayment, typeof hiPayment>,
  Complete<typeof enPayments, typeof hiPayments>,
  Complete<typeof enRecovery, typeof hiRecovery>,
  Complete<typeof enRides, typeof hiRides>,
  Complete<typeof enRoutes, typeof hiRoutes>,
  Complete<typeof enSaved, typeof hiSaved>,
  Complete<typeof enSupport, typeof hiSupport>,
  Complete<typeof enTalentHunt, typeof hiTalentHunt>,
  Complete<typeof enUi, typeof hiUi>,
];
