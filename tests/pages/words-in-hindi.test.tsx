import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { NO_FILTERS } from '#machines/domain/catalogue/filters.ts';
import { NOT_AVAILABLE } from '#machines/domain/person/person.ts';
import * as texts from '../../machines/texts/hi/booking-details.ts';
import * as rideTexts from '../../machines/texts/hi/rides.ts';
import { Ticket } from '../../src/pages/booking-details/Ticket.tsx';
import { chosenChips } from '../../src/pages/getaways/FilterBar.tsx';
import { traceText } from '../../src/widgets/copy/trace-text.ts';
import { confirmedRide } from '../fixtures/bookings.ts';
import { inSite } from '../fixtures/in-site.tsx';
import { render } from '../fixtures/render.tsx';

vi.mock('#texts/booking-details.ts', () => import('../../machines/texts/hi/booking-details.ts'));
vi.mock('#texts/dates.ts', () => import('../../machines/texts/hi/dates.ts'));
vi.mock('#texts/rides.ts', () => import('../../machines/texts/hi/rides.ts'));

test('a person nobody knows → a ticket says so in its own language', () => {
  const person = { name: NOT_AVAILABLE, email: NOT_AVAILABLE, phone: NOT_AVAILABLE };
  render(
    inSite(
      <Ticket
        booking={{ ...confirmedRide, person }}
        rideDay={null}
        isRideOver={false}
        onCopy={() => {}}
      />,
    ),
  );
  expect(screen.getAllByText(texts.notAvailable)).toHaveLength(3);
  expect(screen.queryByText(NOT_AVAILABLE)).toBeNull();
});

test('a level that is missing → its words are of the language, its value of the address', () => {
  const filters = { ...NO_FILTERS, level: 'All Levels' };
  expect(chosenChips(filters).map(({ words }) => words)).toEqual([rideTexts.allLevels]);
  expect(chosenChips({ ...NO_FILTERS, level: 'Beginner' })[0]?.words).toBe('Beginner');
});

test('what support is sent is English, and its time is of India', () => {
  const entry = { at: Date.parse('2026-11-22T11:50:00Z'), machine: 'm', state: '"s"', event: '' };
  expect(traceText([entry], null, '/a.js')).toBe(
    'Build: a.js\nFrom 2026-11-22T17:20:00 in India\n+0.0 s m "s"',
  );
});
