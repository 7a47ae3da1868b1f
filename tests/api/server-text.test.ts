import { expect, test } from 'vitest';
import { errorText } from '../../src/api/server-text.ts';

test.each([
  ['a short plain text', 'Seats are gone', 'Seats are gone'],
  ['a message in JSON', '{"message":"Rock &amp; Roll is full"}', 'Rock & Roll is full'],
  ['a detail in JSON', '{"detail":"Seats are gone"}', 'Seats are gone'],
  ['JSON without words', '{"code":7}', 'Conflict'],
  ['JSON that was cut off', '{"message":"Seats', 'Conflict'],
  ['a list that was cut off', '["Seats', 'Conflict'],
  ['a page', '<p>Seats are gone</p>', 'Conflict'],
  ['a named character', 'Seats &amp; rides', 'Conflict'],
  ['a numbered character', 'Seat&#39;s gone', 'Conflict'],
  ['an ampersand between words', 'Seats & rides are gone', 'Seats & rides are gone'],
  ['nothing', '', 'Conflict'],
])('a refusal by %s is displayed', (_, body, text) => {
  expect(errorText(409, body)).toBe(text);
});
