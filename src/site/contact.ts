import { type ContactInput, contactMachine } from '#machines/contact.machine.ts';
import { aboutArrival } from '#machines/domain/person/contact-form.ts';
import { fromPromise } from './actors.ts';
import { bookingService } from './bookings.ts';
import { takenOver } from './early-text.ts';
import { defineService, type Site, useSite } from './site.ts';

/** The service that sends messages to the organisers. */
export const contactService = defineService(createContact);

/** Returns `contactService` of the site around the page. */
export const useContactService = () => contactService(useSite());

/** Joins the API, the browser and this device's memory to the machine of the contact form. */
function createContact(site: Site) {
  const { api, bookingStorage, watchPage } = bookingService(site);
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
      takenOver: takenOver(site),
    }),
  };
}
