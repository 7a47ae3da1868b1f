const TRANSIENT = 'Transient: it is left before anything is drawn.';
const BACKGROUND = 'No screen: payments are looked for in the background.';
const WITHIN = 'No screen: the page that asks shows that it is checking.';
const PREPARING = 'No screen: the confirmation page shows that it is processing.';
const BESIDE = 'No screen: whether the page is seen changes nothing that it shows.';
const ADDRESS = 'No screen: the address follows what is shown.';

/** Leaf states that have no story, by machine and path, each with its reason. */
export const exempt: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  booking: {
    deciding: TRANSIENT,
    blocked: TRANSIENT,
    'departing.looked': TRANSIENT,
    'continuing.looked': TRANSIENT,
  },
  payment: {
    'verification.arriving': TRANSIENT,
    'verification.deciding': TRANSIENT,
    'visibility.seen': BESIDE,
    'visibility.hidden': BESIDE,
  },
  catalogue: { opening: TRANSIENT, failing: TRANSIENT },
  filters: {
    'open.address.current': ADDRESS,
    'open.address.throttled.inSync': ADDRESS,
    'open.address.throttled.outdated': ADDRESS,
  },
  details: { opening: TRANSIENT },
  'ticket-selector': { opening: TRANSIENT },
  share: { choosing: TRANSIENT, withText: TRANSIENT, withoutText: TRANSIENT },
  'payment-check': {
    asking: WITHIN,
    deciding: TRANSIENT,
    storing: WITHIN,
    paid: WITHIN,
    declined: WITHIN,
    noted: WITHIN,
    open: WITHIN,
  },
  order: {
    looking: PREPARING,
    clear: TRANSIENT,
    posting: PREPARING,
    ordered: TRANSIENT,
    placed: PREPARING,
    unpayable: PREPARING,
    refused: PREPARING,
    unanswered: PREPARING,
    blocked: PREPARING,
    outdated: PREPARING,
    interrupted: PREPARING,
  },
  'previous-payment': {
    queueing: PREPARING,
    looking: PREPARING,
    announcing: PREPARING,
    listening: PREPARING,
    lookingAgain: PREPARING,
    answered: PREPARING,
  },
  saved: { 'notice.hidden': 'No screen: there is nothing to tell.' },
  recovery: {
    choosing: TRANSIENT,
    reading: BACKGROUND,
    checking: BACKGROUND,
  },
  forget: { 'forgetting.cleared': TRANSIENT },
  connection: { quiet: 'No screen: there is nothing to tell.' },
  release: { postponed: 'No screen: it was put away.' },
};
