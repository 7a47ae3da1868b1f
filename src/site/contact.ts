import { type ContactInput, contactMachine, type TakenOver } from '#machines/contact.machine.ts';
import { aboutArrival } from '#machines/domain/person/contact-form.ts';
import { fromPromise } from './actors.ts';
import { bookingService } from './bookings.ts';
import { defineService, type Site, useSite } from './site.ts';

/** The service that sends messages to the organisers. */
export const contactService = defineService(createContact);

/** Returns `contactService` of the site around the page. */
export const useContactService = () => contactService(useSite());

/** Joins the API, the browser and this device's memory to the machine of the contact form. */
function createContact(site: Site) {
  const { api, bookingStorage, watchPage, heldForgotten } = bookingService(site);

  function takenOver(): TakenOver {
    if (bookingStorage.generation() === undefined) return 'all';
    if (site.hasForgotten()) return 'none';
    return heldForgotten || isOpenedAgain() ? 'typed' : 'all';
  }

  return {
    machine: contactMachine.provide({
      actors: {
        readDraft: fromPromise(async () =>
          aboutArrival(bookingStorage.contactDraft(), site.browser.arrival().state),
        ),
        sendContact: fromPromise(({ input, signal }) => api.sendContact(input, signal)),
        watchPage: watchPage('forgotten'),
      },
      actions: {
        rememberDraft: (_, { message, generation }) =>
          bookingStorage.rememberContact(message, generation),
      },
    }),
    /** Returns the input of the chart, read when the form opens. */
    input: (): ContactInput => ({
      generation: bookingStorage.generation(),
      takenOver: takenOver(),
    }),
  };
}

/**
 * True where the browser opened this document once more and may fill its forms again: by Back, by a reload, or in a
 * tab that it restored. A browser that does not report it counts as one that did.
 */
function isOpenedAgain(): boolean {
  const [opening] = performance.getEntriesByType('navigation');
  return !(opening && 'type' in opening && opening.type === 'navigate');
}
