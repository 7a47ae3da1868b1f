import { type LegalDocument, link, list, text } from './document.ts';
import type { LegalFacts } from './facts.ts';

/** The refund policy of a site with these facts. */
export const refundText = (facts: LegalFacts): LegalDocument => ({
  title: 'Refund Policy',
  lead: 'Plain rules for money coming back.',
  effective: null,
  sections: [
    {
      id: 'you-cancel',
      title: 'When you can cancel',
      blocks: [
        text(
          'You can cancel a booking at any time before the ride starts. Write to us from the email address you booked with, and give your Booking ID. The date that counts is the day we receive your message, in Indian Standard Time.',
        ),
        text(
          'What comes back depends on what has already been spent on your seat. Permits, rooms and transport that the organiser has paid for and cannot recover are kept; the rest is returned. Our reply lists what was kept and for what. Ask us before you book if you want to know where you would stand on a given date.',
        ),
        text(
          'If somebody can ride in your place, tell us the name at least two days before the start. Changing the name costs nothing, as long as the permits allow it.',
        ),
      ],
    },
    {
      id: 'we-cancel',
      title: 'When we cancel',
      blocks: [
        text(
          'Passes close, rivers rise and permits change. If we or the organiser cancel a ride before it starts, you get the whole amount back, or a seat on another date if you prefer it. You do not need to ask: we write to everyone who booked.',
        ),
        text(
          'If a ride has to stop halfway for the safety of the group, the organiser brings you to the nearest town with onward transport and returns the days that were paid for and not ridden, less what had been spent on them.',
        ),
      ],
    },
    {
      id: 'how-to-ask',
      title: 'How to ask for a refund',
      blocks: [
        text(
          'Write to ',
          link(`${facts.email}`, `mailto:${facts.email}`),
          ' with these three things:',
        ),
        list(
          'your Booking ID, as shown on your ticket;',
          'the name and the phone number of the booking;',
          'one sentence on why you are cancelling.',
        ),
        text('Our support team replies within 5-7 business days.'),
        text(
          'Please do not send card numbers, UPI PINs or passwords. We never need them, and nobody who works with us will ask for them.',
        ),
      ],
    },
    {
      id: 'how-long',
      title: 'How long it takes',
      blocks: [
        text(
          'Refunds are made within 7-10 business days after we agree to them. The money goes back the way it came, and your bank needs this long to show it:',
        ),
        {
          kind: 'table',
          caption: 'Business days until a refund shows, by the way you paid',
          columns: ['You paid with', 'Business days'],
          rows: [
            ['UPI or wallet', '3-5'],
            ['Credit or debit card', '5-7'],
            ['Net banking', '7-10'],
          ],
          figures: true,
        },
        text(
          `Business days are ${facts.days}, without the bank holidays of ${facts.state}. We cannot send a refund to another account, card or person than the one that paid.`,
        ),
      ],
    },
    {
      id: 'not-refunded',
      title: 'What is not refunded',
      blocks: [
        list(
          'Charges that a bank or a payment provider keeps for the transaction.',
          'Rides you left early by your own choice, or did not turn up for.',
          'Rides you could not join because a licence, a permit, a helmet or the papers of your own motorcycle were missing at the start.',
          'Permit fees paid in your name, unless the office that took them returns them.',
          'Damage to a hired motorcycle or to hired gear, as agreed in the hire form.',
        ),
      ],
    },
    {
      id: 'failed-payment',
      title: 'If a payment failed',
      blocks: [
        text(
          'If money left your account and you have no ticket, do not pay again. Open the payment page on the same device and choose Refresh Status: banks sometimes confirm late. You can also look under ',
          link('My Bookings', '/booking'),
          ' with your phone number.',
        ),
        text(
          'If the bank did not complete the payment, it returns the amount by itself, usually within the days of the table above. If the money left your account twice for one booking, we return the second payment in full.',
        ),
      ],
    },
    {
      id: 'free',
      title: 'Free registrations',
      blocks: [
        text(
          `Some events cost nothing. There is nothing to refund, but a seat is still a seat: if you cannot come, tell us or the organiser, so that somebody from the waiting list can. ${facts.brand} keeps no deposit for free registrations.`,
        ),
      ],
    },
    {
      id: 'talk-to-us',
      title: 'Talk to us',
      blocks: [
        text(
          'Write to ',
          link(`${facts.email}`, `mailto:${facts.email}`),
          ' or call ',
          link(`${facts.phone}`, `tel:${facts.phoneDialled}`),
          `, ${facts.hours}. If you are not content with our answer, ask for the matter to be looked at again: somebody who had no part in the first decision will do it.`,
        ),
      ],
    },
  ],
});
