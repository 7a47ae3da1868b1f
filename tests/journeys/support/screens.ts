import type { Page } from '@playwright/test';
import { breakpoints } from '../../../src/app/tokens.ts';
import * as paths from '../../../src/paths.ts';

/** The ride that most screens show. */
const ridePath = `${paths.detailsOf('manali-leh')}?type=trip`;

/** What a screen's script can do besides driving its page. */
export interface Stage {
  page: Page;
  /** The site's origin. */
  site: string;
  /** Makes a call of the sandbox fail, or be slow. */
  fault(call: string, fault: object): Promise<void>;
}

/** A screen in one state. */
export interface Screen {
  name: string;
  /** Leads the page there. */
  open: (stage: Stage) => Promise<void>;
  /** Narrower than so many px only: what wide screens do not have. */
  below?: number;
}

const at = (path: string) => async (stage: Stage) => {
  await stage.page.goto(stage.site + path);
  await stage.page.locator('h1').first().waitFor();
  await settle(stage.page);
};

const broken = (call: string, path: string, preset = 'http-500') => {
  return async (stage: Stage) => {
    await stage.fault(call, { preset });
    await at(path)(stage);
  };
};

const slow = (calls: readonly string[], path: string) => async (stage: Stage) => {
  for (const call of calls) await stage.fault(call, { delayMs: 20_000 });
  await stage.page.goto(stage.site + path);
  await stage.page.waitForTimeout(1_200);
};

/** A page whose script does not arrive, as often as it is asked for. */
const without = (chunk: string, path: string) => async (stage: Stage) => {
  await stage.page.route(new RegExp(`/assets/${chunk}-[^/]+\\.js$`), (route) => route.abort());
  await stage.page.goto(stage.site + path);
  await stage.page.getByText('Load it again').locator('visible=true').waitFor();
  await settle(stage.page);
};

/** Waits for the pictures and for the last request. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(async () => {
    for (const picture of document.images) picture.loading = 'eager';
    await Promise.all(
      Array.from(document.images, (picture) => picture.decode().catch(() => undefined)),
    );
  });
}

async function select({ page }: Stage, times = 1): Promise<void> {
  await page
    .getByRole('button', { name: /^(Book|Register) Now$/ })
    .locator('visible=true')
    .click();
  const selector = page.getByRole('dialog');
  await selector
    .getByRole('button', { name: /^\+ Add/ })
    .first()
    .click();
  for (let more = 1; more < times; more += 1) {
    await selector
      .getByRole('button', { name: /^Add one/ })
      .first()
      .click();
  }
}

async function confirm(stage: Stage, path = ridePath): Promise<void> {
  await at(path)(stage);
  await select(stage, 2);
  await stage.page.getByRole('button', { name: 'Proceed' }).click();
  await stage.page.getByLabel('Full Name').waitFor();
  await settle(stage.page);
}

async function fill({ page }: Stage): Promise<void> {
  await page.getByLabel('Full Name').fill('Arjun Nair');
  await page.getByLabel('Email Address').fill('arjun.nair@example.com');
  await page.getByLabel('Phone Number').fill('98450 11234');
}

async function submit({ page }: Stage): Promise<void> {
  await page
    .getByRole('button', { name: /^confirm & pay$/i })
    .locator('visible=true')
    .click();
}

async function pay(stage: Stage, way: string | RegExp): Promise<void> {
  await confirm(stage);
  await fill(stage);
  await submit(stage);
  await stage.page.getByRole('button', { name: way }).click();
}

/** Lets every status call be answered with these words. */
async function answerStatus(stage: Stage, said: object): Promise<void> {
  await stage.fault('payment-status', { body: JSON.stringify(said) });
}

async function lookUp(stage: Stage, phone: string): Promise<void> {
  await at(paths.myBookings)(stage);
  await stage.page.getByLabel(/Enter your phone number/).fill(phone);
  await stage.page.getByRole('button', { name: 'View My Bookings' }).click();
  await stage.page.waitForTimeout(800);
  await settle(stage.page);
}

async function write(stage: Stage): Promise<void> {
  await at(paths.contact)(stage);
  const { page } = stage;
  await page.getByLabel('Name', { exact: true }).fill('Meera Iyer');
  await page.getByLabel('Email', { exact: true }).fill('meera@example.com');
  await page.getByLabel('Phone', { exact: true }).fill('9845011234');
  await page.getByLabel('Message', { exact: true }).fill('A ride for forty people in March.');
  await page.getByRole('button', { name: 'Send message' }).click();
  await page.waitForTimeout(800);
}

/** Every screen in its main states. */
export const screens: readonly Screen[] = [
  { name: 'home', open: at('/') },
  { name: 'home-loading', open: slow(['trips-categories', 'trainings-categories'], '/') },
  {
    name: 'home-error',
    open: async (stage) => {
      await stage.fault('trainings-categories', { preset: 'http-500' });
      await broken('trips-categories', '/')(stage);
    },
  },
  {
    name: 'menu',
    below: breakpoints.lg,
    open: async (stage) => {
      await at(paths.trips)(stage);
      await stage.page.getByRole('button', { name: /menu/i }).click();
      await stage.page.waitForTimeout(500);
    },
  },
  { name: 'getaways-trips', open: at(paths.trips) },
  { name: 'getaways-trainings', open: at(paths.trainings) },
  { name: 'getaways-events', open: at(paths.events) },
  { name: 'getaways-loading', open: slow(['trips-categories'], paths.trips) },
  { name: 'getaways-nothing-found', open: at(`${paths.trips}?q=zzzz`) },
  { name: 'getaways-empty', open: broken('trips-categories', paths.trips) },
  { name: 'getaways-error', open: broken('events-categories', paths.events) },
  { name: 'details-trip', open: at(ridePath) },
  { name: 'details-training', open: at(paths.detailsOf('trail-braking')) },
  { name: 'details-event', open: at(paths.eventDetailsOf('bike-festival')) },
  { name: 'details-free', open: at(paths.eventDetailsOf('bengaluru-night-ride')) },
  { name: 'details-sold-out', open: at(`${paths.detailsOf('thar-night')}?type=trip`) },
  { name: 'details-no-picture', open: at(paths.detailsOf('roadside-repair')) },
  { name: 'details-long-title', open: at(`${paths.detailsOf('sundarbans-edge')}?type=trip`) },
  { name: 'details-loading', open: slow(['trip-detail'], ridePath) },
  { name: 'details-error', open: broken('trip-detail', ridePath) },
  { name: 'details-missing', open: at(`${paths.detailsOf('no-such-ride')}?type=trip`) },
  {
    name: 'details-day-open',
    open: async (stage) => {
      await at(ridePath)(stage);
      await stage.page.getByRole('heading', { name: /^Day 2/ }).click();
      await stage.page.waitForTimeout(400);
    },
  },
  {
    name: 'tickets-none',
    open: async (stage) => {
      await at(ridePath)(stage);
      await stage.page.getByRole('button', { name: 'Book Now' }).locator('visible=true').click();
      await stage.page
        .getByRole('dialog')
        .getByRole('button', { name: /^\+ Add/ })
        .first()
        .waitFor();
      await stage.page.waitForTimeout(400);
    },
  },
  {
    name: 'tickets-some',
    open: async (stage) => {
      await at(ridePath)(stage);
      await select(stage, 2);
      await stage.page.waitForTimeout(400);
    },
  },
  { name: 'confirmation', open: (stage) => confirm(stage) },
  {
    name: 'confirmation-invalid',
    open: async (stage) => {
      await confirm(stage);
      await submit(stage);
    },
  },
  {
    name: 'confirmation-payment-error',
    open: async (stage) => {
      await stage.fault('guest-book', { preset: 'http-500' });
      await confirm(stage);
      await fill(stage);
      await submit(stage);
      await stage.page.getByRole('alert').first().waitFor();
    },
  },
  {
    name: 'confirmation-processing',
    open: async (stage) => {
      await stage.fault('guest-book', { delayMs: 20_000 });
      await confirm(stage);
      await fill(stage);
      await submit(stage);
    },
  },
  {
    name: 'confirmation-free',
    open: (stage) => confirm(stage, paths.eventDetailsOf('bengaluru-night-ride')),
  },
  {
    name: 'confirmation-earlier-payment',
    open: async (stage) => {
      await pay(stage, 'Leave it pending');
      await confirm(stage);
      await submit(stage);
      await stage.page.getByText('Please do not pay again.').waitFor();
    },
  },
  {
    name: 'confirmation-already-paid',
    open: async (stage) => {
      await pay(stage, /^Pay ₹/);
      await stage.page.getByText('Payment successful').waitFor();
      await confirm(stage);
      // what was typed for a booking goes once it is paid
      await fill(stage);
      await submit(stage);
      await stage.page.getByText('You have already paid for this ride').waitFor();
    },
  },
  {
    name: 'confirmation-other-tab',
    open: async (stage) => {
      await confirm(stage);
      await fill(stage);
      await stage.page.evaluate(() => {
        const attempt = JSON.stringify({ version: 1, at: Date.now() });
        localStorage.setItem('paymentAttempt.trip.manali-leh.another', attempt);
      });
      await submit(stage);
      await stage.page.getByText('You are paying for this ride in another tab').waitFor();
    },
  },
  {
    name: 'payment-pending',
    open: async (stage) => {
      await stage.fault('payment-status', { delayMs: 20_000 });
      await pay(stage, /^Pay ₹/);
      await stage.page.getByText('Verifying payment').waitFor();
    },
  },
  {
    name: 'payment-paid',
    open: async (stage) => {
      await pay(stage, /^Pay ₹/);
      await stage.page.getByText('Payment successful').waitFor();
    },
  },
  {
    name: 'payment-declined',
    open: async (stage) => {
      await pay(stage, 'Decline at the bank');
      await stage.page.getByRole('alert').waitFor();
    },
  },
  {
    name: 'payment-cancelled',
    open: async (stage) => {
      await pay(stage, /^Cancel and return/);
      await stage.page.getByRole('alert').waitFor();
    },
  },
  {
    name: 'payment-unverified',
    open: async (stage) => {
      await pay(stage, 'Leave it pending');
      await stage.page.getByText('Not confirmed yet').waitFor();
    },
  },
  {
    name: 'payment-unreached',
    open: async (stage) => {
      await stage.fault('payment-status', { status: 503 });
      await pay(stage, /^Pay ₹/);
      await stage.page.getByText('Not confirmed yet').waitFor();
    },
  },
  {
    name: 'payment-unclear',
    open: async (stage) => {
      await pay(stage, 'Pay, never return');
      await answerStatus(stage, {
        success: false,
        phonepe_status: { success: false, code: 'TOO_MANY_REQUESTS' },
      });
      await at(paths.paymentResult)(stage);
      await stage.page.getByText('The answer does not settle this payment').waitFor();
    },
  },
  {
    name: 'payment-another-amount',
    open: async (stage) => {
      await pay(stage, 'Pay, never return');
      await answerStatus(stage, {
        success: true,
        local_status: { payment_status: 'success', amount: 60_000 },
      });
      await at(paths.paymentResult)(stage);
      await stage.page.getByText('Booked for').waitFor();
    },
  },
  { name: 'payment-missing', open: at(paths.paymentResult) },
  {
    name: 'booking-details',
    open: async (stage) => {
      await pay(stage, /^Pay ₹/);
      await stage.page.getByRole('button', { name: 'View booking' }).click();
      await stage.page.getByText('Booking Status').waitFor();
      await settle(stage.page);
    },
  },
  {
    name: 'booking-details-free',
    open: async (stage) => {
      await confirm(stage, paths.eventDetailsOf('bengaluru-night-ride'));
      await fill(stage);
      await submit(stage);
      await stage.page.getByText('Booking Status').waitFor();
      await settle(stage.page);
    },
  },
  { name: 'booking-details-missing', open: at(paths.bookingDetailsOf('no-such-booking')) },
  {
    name: 'recovery-banner',
    open: async (stage) => {
      await pay(stage, 'Pay, never return');
      await at(paths.trips)(stage);
      await stage.page.getByText('Your payment came through').waitFor();
    },
  },
  { name: 'saved-none', open: at(paths.saved) },
  {
    name: 'saved-rides',
    open: async (stage) => {
      await at(paths.trips)(stage);
      await stage.page.mouse.move(200, 300);
      await stage.page.mouse.move(220, 320);
      for (const place of [0, 1, 2])
        await stage.page
          .getByRole('button', { name: /^Save / })
          .nth(place)
          .click();
      await at(paths.saved)(stage);
      await stage.page
        .getByLabel(/^Compare /)
        .first()
        .waitFor();
    },
  },
  { name: 'my-bookings', open: at(paths.myBookings) },
  {
    name: 'my-bookings-invalid',
    open: async (stage) => {
      await at(paths.myBookings)(stage);
      await stage.page.getByLabel(/Enter your phone number/).fill('98450');
      await stage.page.getByLabel(/Enter your phone number/).blur();
    },
  },
  { name: 'my-bookings-list', open: (stage) => lookUp(stage, '9000000001') },
  { name: 'my-bookings-empty', open: (stage) => lookUp(stage, '9111111111') },
  {
    name: 'my-bookings-error',
    open: async (stage) => {
      await stage.fault('my-bookings', { preset: 'http-503' });
      await lookUp(stage, '9000000001');
    },
  },
  { name: 'corporate', open: at(paths.corporate) },
  { name: 'about', open: at(paths.about) },
  { name: 'talent-hunt', open: at(paths.talentHunt) },
  {
    name: 'talent-hunt-popup',
    open: async (stage) => {
      await at(paths.talentHuntPopup)(stage);
      await stage.page.getByRole('dialog').waitFor();
      await stage.page.waitForTimeout(400);
    },
  },
  { name: 'contact', open: at(paths.contact) },
  {
    name: 'contact-invalid',
    open: async (stage) => {
      await at(paths.contact)(stage);
      await stage.page.getByRole('button', { name: 'Send message' }).click();
    },
  },
  { name: 'contact-sent', open: write },
  {
    name: 'contact-failed',
    open: async (stage) => {
      await stage.fault('contact-us', { preset: 'http-500' });
      await write(stage);
    },
  },
  { name: 'terms', open: at(paths.terms) },
  { name: 'privacy', open: at(paths.privacy) },
  { name: 'refund', open: at(paths.refund) },
  { name: 'not-found', open: at('/no/such/page') },
  { name: 'page-unloaded', open: without('main', paths.paymentResult) },
  { name: 'page-not-loaded', open: without('AboutPage', paths.about) },
  { name: 'part-not-loaded', open: without('CatalogueList', paths.trips) },
];
