import * as v from 'valibot';
import { type MyBooking, UNNAMED_BOOKING } from '../domain/booking/my-bookings.ts';
import {
  aliasedFieldsSchema,
  BodySchema,
  DateSchema,
  LineSchema,
  LocationSchema,
  namedField,
  PictureSchema,
  PlatformTransactionIdSchema,
  schemasOf,
} from './fields.ts';
import { type ImageRule, picture } from './item-schema.ts';

const row = {
  id: namedField(PlatformTransactionIdSchema, '_id'),
  title: namedField(LineSchema, 'name', 'title'),
  picture: namedField(PictureSchema, 'primary_image'),
  location: namedField(LocationSchema, 'location', 'venue'),
  date: namedField(DateSchema, 'start_date', 'event_date'),
  status: namedField(LineSchema, 'status'),
  paymentStatus: namedField(LineSchema, 'payment_status', 'paymentStatus'),
};

/** The fields of a row as the API names them, each with the schema that reads it. */
export const bookingRowSchemas = schemasOf(row);

/** Returns the schema of a row of the My Bookings answer, which has an id or a title. */
export function bookingRowSchema(images: ImageRule) {
  return v.pipe(
    BodySchema,
    aliasedFieldsSchema(row),
    v.check(({ id, title }) => id !== null || title !== ''),
    v.transform(
      ({ title, picture: link, ...facts }): MyBooking => ({
        ...facts,
        title: title || UNNAMED_BOOKING,
        picture: picture(link, images),
        onDevice: false,
      }),
    ),
  );
}
