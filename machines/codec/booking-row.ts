import * as v from 'valibot';
import { type MyBooking, UNNAMED_BOOKING } from '../domain/my-bookings.ts';
import {
  BodySchema,
  DateSchema,
  firstOf,
  IdTextSchema,
  LineSchema,
  PictureSchema,
  PlaceSchema,
} from './fields.ts';
import { type ImageRule, picture } from './item-schema.ts';

/** A row of the My Bookings answer; it has an id or a title. */
export function bookingRow(images: ImageRule) {
  return v.pipe(
    BodySchema,
    v.object({
      _id: IdTextSchema,
      name: LineSchema,
      title: LineSchema,
      primary_image: PictureSchema,
      location: PlaceSchema,
      venue: PlaceSchema,
      start_date: DateSchema,
      event_date: DateSchema,
      status: LineSchema,
      payment_status: LineSchema,
      paymentStatus: LineSchema,
    }),
    v.check((raw) => raw._id !== null || firstOf(raw.name, raw.title) !== ''),
    v.transform(
      (raw): MyBooking => ({
        id: raw._id,
        title: firstOf(raw.name, raw.title) || UNNAMED_BOOKING,
        picture: picture(raw.primary_image, images),
        place: firstOf(raw.location, raw.venue),
        date: firstOf(raw.start_date, raw.event_date),
        status: raw.status,
        paymentStatus: firstOf(raw.payment_status, raw.paymentStatus),
        onDevice: false,
      }),
    ),
  );
}
