/** Leaf states that have no story, by machine and path, each with its reason. */
export const exempt: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  payment: { arriving: 'Transient: it is left before anything is drawn.' },
  share: { choosing: 'Transient: it is left before anything is drawn.' },
  'booking-details': { arriving: 'Transient: it is left before anything is drawn.' },
  recovery: {
    choosing: 'Transient: it is left before anything is drawn.',
    reading: 'No screen: payments are looked for without a word.',
    checking: 'No screen: a payment is verified without a word.',
    recording: 'No screen: the booking is stored before the banner speaks of it.',
    resting: 'No screen: there is nothing to tell.',
  },
};
