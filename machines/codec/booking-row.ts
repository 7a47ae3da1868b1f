import * as v from 'valibot';
import type { MyBooking } from '../domain/my-bookings.ts';
import { Body, firstOf, firstText, Id, Line, Link, Place, When } from './fields.ts';
import { type ImageRule, picture } from './item-schema.ts';

/** A row of the My Bookings answer; it has an id or a title. */
export function bookingRow(images: ImageRule) {
  return v.pipe(
    Body,
    v.object({
      _id: Id,
      name: Line,
      title: Line,
      primary_image: Link,
      location: Place,
      venue: Place,
      start_date: When,
      event_date: When,
      status: Line,
      payment_status: Line,
      paymentStatus: Line,
    }),
    v.check((raw) => raw._id !== null || firstText(raw.name, raw.title) !== ''),
    v.transform(
      (raw): MyBooking => ({
        id: raw._id,
        title: firstText(raw.name, raw.title, 'Booking'),
        picture: picture(raw.primary_image, images),
        place: firstText(raw.location, raw.venue),
        date: firstOf(raw.start_date, raw.event_date),
        status: raw.status,
        paymentStatus: firstText(raw.payment_status, raw.paymentStatus),
        onDevice: false,
      }),
    ),
  );
}
