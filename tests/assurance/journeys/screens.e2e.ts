import { test } from '../../journeys/support/journey.ts';
import {
  SCREEN_NAMES,
  SCREENS,
  type Screen,
  type ScreenName,
} from '../../journeys/support/screens.ts';
import { checkAxe } from './checks/axe.ts';
import { checkColours } from './checks/colours.ts';
import { checkFocusInView } from './checks/focus-in-view.ts';
import {
  checkChosen,
  checkChosenMonth,
  checkChosenOnDesk,
  checkEdges,
  checkIcons,
} from './checks/forced-colours.ts';
import { checkLargeLetters } from './checks/large-letters.ts';
import { checkLittleHeight, checkWideLowWindow } from './checks/little-height.ts';
import { checkNotch } from './checks/notch.ts';
import { desk, type OpenScreen, phone, withoutTransitions } from './checks/open-screen.ts';
import { checkProductLines } from './checks/product-lines.ts';

/** A check of a screen that is open. */
interface Check {
  /** The promise that it holds, in the titles of tests. */
  readonly promise: string;
  readonly run: (screen: OpenScreen) => Promise<void>;
}

const CHECKS = {
  axe: { promise: 'axe finds nothing', run: checkAxe },
  chosen: { promise: 'what is chosen stands out in forced colours', run: checkChosen },
  chosenMonth: { promise: 'so does a month', run: checkChosenMonth },
  chosenOnDesk: {
    promise: 'what is chosen on a desk stands out in forced colours',
    run: checkChosenOnDesk,
  },
  colours: { promise: 'each text is clear on its ground', run: checkColours },
  edges: { promise: 'cards have edges in forced colours', run: checkEdges },
  focus: { promise: 'no stop of Tab lies under a bar', run: checkFocusInView },
  icons: { promise: 'icons follow their words in forced colours', run: checkIcons },
  largeLetters: { promise: 'letters of 32 px fit', run: checkLargeLetters },
  littleHeight: {
    promise: 'every control can be reached in little height',
    run: checkLittleHeight,
  },
  notch: { promise: 'nothing lies under a notch', run: checkNotch },
  productLines: { promise: 'product lines are aligned', run: checkProductLines },
  wideLowWindow: {
    promise: 'nothing in place is higher than a low window',
    run: checkWideLowWindow,
  },
} as const satisfies Record<string, Check>;

type CheckName = keyof typeof CHECKS;

/** The checks of each screen, in the order in which they are made. One that changes the screen stands last. */
const CHECKS_OF: Readonly<Record<ScreenName, readonly CheckName[]>> = {
  home: ['largeLetters', 'colours', 'axe', 'littleHeight', 'notch', 'productLines'],
  menu: ['largeLetters', 'colours', 'chosen', 'littleHeight', 'notch'],
  'getaways-trips': [
    'largeLetters',
    'colours',
    'edges',
    'icons',
    'littleHeight',
    'chosen',
    'chosenMonth',
  ],
  'details-trip': ['colours', 'axe', 'notch', 'wideLowWindow', 'focus'],
  'details-day-open': ['largeLetters', 'colours', 'icons', 'littleHeight'],
  'tickets-some': ['largeLetters', 'colours', 'axe', 'edges', 'littleHeight', 'notch'],
  confirmation: ['colours', 'edges', 'icons', 'notch', 'wideLowWindow', 'focus'],
  'confirmation-invalid': ['largeLetters', 'colours', 'axe', 'littleHeight', 'focus'],
  'payment-paid': ['largeLetters', 'colours', 'edges'],
  'booking-details': ['largeLetters', 'colours', 'chosen'],
  'saved-rides': ['largeLetters', 'colours', 'chosen'],
  'compare-bar': ['colours', 'littleHeight', 'focus'],
  comparing: ['colours', 'littleHeight'],
  'my-bookings-list': ['largeLetters', 'colours', 'chosen', 'littleHeight'],
  corporate: ['largeLetters', 'colours', 'chosen'],
  about: ['largeLetters', 'colours'],
  'talent-hunt': ['colours', 'icons', 'largeLetters'],
  contact: ['colours', 'largeLetters'],
  privacy: ['colours', 'chosenOnDesk', 'largeLetters', 'littleHeight'],
};

for (const name of SCREEN_NAMES) {
  const screen: Screen = SCREENS[name];
  const checks = CHECKS_OF[name].map((check) => CHECKS[check]);
  const promises = checks.map(({ promise }) => promise).join(', ');
  test(`${name} → ${promises}`, async ({ page, address }) => {
    // a screen that only phones have is opened on one, the others on a desk and then made narrow
    const windows: OpenScreen['windows'] = screen.below === undefined ? [desk, phone] : [phone];
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize(windows[0]);
    await screen.open({ page, site: address.site });
    await withoutTransitions(page);
    for (const { promise, run } of checks) {
      await test.step(promise, () => run({ page, windows }));
      await page.emulateMedia({ colorScheme: null, contrast: null, forcedColors: null });
      await page.setViewportSize(windows[0]);
    }
  });
}
