import { tripPath } from '../../../fixtures/paths.ts';
import { guest } from '../../../journeys/support/rider.ts';
import type { Rider } from './rider.ts';

/** The ride that is booked. */
export const RIDE = { id: 'coorg-coffee', title: 'Coorg Coffee Trails' };

/** Takes one ticket of the ride on the page and fills the form in. */
export async function chooseAndFillIn(rider: Rider): Promise<void> {
  await rider.presses({ button: 'Book Now' });
  await rider.presses({ button: /^\+ Add/ }, { dialog: /./ });
  await rider.presses({ button: 'Proceed' }, { dialog: /./ });
  await rider.sees({ title: 'Confirm your booking' });
  await rider.fills('Full Name', guest.name);
  await rider.fills('Email Address', guest.email);
  await rider.fills('Phone Number', guest.phone);
}

/** Books what the form says. */
export async function pay(rider: Rider): Promise<void> {
  await rider.presses({ button: /^confirm & pay$/ });
}

/** From the page of the ride to its form, filled in. */
export async function openForm(rider: Rider): Promise<void> {
  await rider.opens(tripPath(RIDE.id));
  await chooseAndFillIn(rider);
}

/** From the page of the ride to the payment page. */
export async function goAndPay(rider: Rider): Promise<void> {
  await openForm(rider);
  await pay(rider);
  await rider.sees({ button: /^Pay ₹/ });
}
