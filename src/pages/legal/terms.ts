import { type LegalDocument, link, list, text } from './document.ts';
import type { LegalFacts } from './facts.ts';

/** The terms of use of a site with these facts. */
export const termsText = (facts: LegalFacts): LegalDocument => ({
  title: 'Terms of use',
  lead: `What you can expect of ${facts.brand}, and what we and the organisers expect of you.`,
  effective: '2023-02-07',
  sections: [
    {
      id: 'about',
      title: 'About these terms',
      blocks: [
        text(
          `These terms are the agreement between you and ${facts.brand}, with its office at ${facts.address}. They apply when you use this website or our mobile app, and when you book a trip, a training or an event with us. By booking you accept them; the date above says since when they are valid.`,
        ),
        text(
          'The ',
          link('Privacy Policy', '/privacypolicy'),
          ' and the ',
          link('Refund Policy', '/refundpolicy'),
          ' are part of this agreement.',
        ),
      ],
    },
    {
      id: 'what-we-do',
      title: 'What we do, and what organisers do',
      blocks: [
        text(
          `${facts.brand} is a place to find and book rides. Each trip, training and event is run by the organiser named on its page, who decides the route, leads the group and employs the crew. We check organisers before we list them, take the booking and the payment for them, and help when something goes wrong.`,
        ),
        text(
          `Where the page names ${facts.brand} itself as the organiser, both parts of this agreement are ours.`,
        ),
      ],
    },
    {
      id: 'who-may-book',
      title: 'Who may book',
      blocks: [
        text(
          'You may book if you are 18 or older. You need no account: a name, an email address and a phone number are enough, and they must be your own and correct, because your ticket and every change of plan are sent there.',
        ),
        text(
          'Book for others only if they agree, and pass these terms on to them. Riders under 18 may take part only in events that say so, with a parent or guardian who signs for them and is present.',
        ),
      ],
    },
    {
      id: 'bookings',
      title: 'Bookings and prices',
      blocks: [
        list(
          'Prices are in Indian rupees and include the taxes we must charge. The total on the confirmation page is the amount you pay.',
          'A booking is made when the payment is confirmed to us, or, for a free event, when you press the button on the confirmation page. Until then the seat is not held for you.',
          'Where a page says Contact for price, the organiser makes you an offer; nothing is booked before you accept it.',
          'If a price is wrong by an obvious mistake, we tell you before the ride and you choose: the correct price or all your money back.',
          'What a price includes and leaves out stands on the page of the ride. Fuel, tolls, meals and hire of a motorcycle are yours to pay unless they are listed as included.',
        ),
      ],
    },
    {
      id: 'payments',
      title: 'Payments',
      blocks: [
        text(
          'You pay on the page of our payment provider, by UPI, wallet, card or net banking. We do not see or keep card numbers, PINs or passwords. If the result of a payment is not clear, please do not pay again: follow the payment page, or the steps in our ',
          link('Refund Policy', '/refundpolicy'),
          '.',
        ),
      ],
    },
    {
      id: 'changes',
      title: 'Changes and cancellations',
      blocks: [
        text(
          'Mountains do not read itineraries. An organiser may change the route, the stops or the order of days for weather, road closures, permits or the safety of the group. If the change is so large that it is another trip, or if the ride is cancelled, you may take your money back in full.',
        ),
        text(
          'You can cancel before the start. How, and what comes back, is set out in the ',
          link('Refund Policy', '/refundpolicy'),
          '.',
        ),
      ],
    },
    {
      id: 'your-ride',
      title: 'Your side of the ride',
      blocks: [
        text('To ride your own or a hired motorcycle you need, on the day:'),
        list(
          'a driving licence that is valid for the motorcycle;',
          'the registration certificate, insurance and pollution certificate of your own motorcycle, and a machine in roadworthy condition;',
          'a helmet with an ISI, DOT or ECE mark, and the gear that the page of the ride asks for;',
          'any permit and proof of identity that the page names;',
          'health that is up to it. Tell the organiser before the start about conditions that matter at height, in heat or after a long day.',
        ),
        text(
          'On the road you follow traffic law and the lead rider, keep your place in the group, and ride sober. The lead rider may refuse the start to, or take out of the group, anyone who endangers others; such days are not refunded.',
        ),
      ],
    },
    {
      id: 'risk',
      title: 'Risk and insurance',
      blocks: [
        text(
          'Riding a motorcycle is dangerous, in the mountains and off the road more than elsewhere. The organiser plans for safety but cannot remove the risk, and by joining you accept the part of it that remains. Cover that comes with a ride is listed under its inclusions; we advise you to have personal accident and medical insurance of your own.',
        ),
      ],
    },
    {
      id: 'hire',
      title: 'Hired motorcycles and gear',
      blocks: [
        text(
          'Hired motorcycles and gear belong to the organiser or its partner. You sign a hire form with the deposit and the state of the machine. You pay for damage, loss and fines from your time with it, up to what the form says, and wear from normal use is not damage.',
        ),
      ],
    },
    {
      id: 'pictures',
      title: 'Photographs and film',
      blocks: [
        text(
          'Organisers take pictures on rides and share them with the group. If you do not want to be in pictures that we publish, tell the lead rider or write to us, before or after; we leave you out or take the picture down. Pictures of riders under 18 are published only with the consent of a parent or guardian.',
        ),
      ],
    },
    {
      id: 'website',
      title: 'Using the website and the app',
      blocks: [
        list(
          'Use them to find, book and enjoy rides. Do not resell seats, collect our pages by machine at a rate that slows others down, or try to reach data that is not yours.',
          'My Bookings finds bookings by phone number. Enter your own number only.',
          'Texts, drawings, names and code are ours or our partners’. Share pages and pictures of a ride freely with a link; ask us for any other use.',
          'Maps, payment pages, app stores and messaging apps that we link to have their own terms.',
          'We work to keep the site open day and night but cannot promise it. What an organiser states about a ride comes from the organiser; tell us when it is wrong.',
        ),
      ],
    },
    {
      id: 'liability',
      title: 'What we answer for',
      blocks: [
        text(
          'We answer without limit for death or injury that we cause by negligence, for fraud, and wherever the law does not let us limit it. Beyond that, our liability for a booking ends at the amount you paid for it, and does not cover losses that neither of us could foresee, or events outside our control such as landslides, strikes, closures and orders of an authority.',
        ),
        text(
          'Nothing here takes away the rights that the Consumer Protection Act, 2019 gives you.',
        ),
      ],
    },
    {
      id: 'law',
      title: 'Law and disputes',
      blocks: [
        text(
          `Indian law applies. Please write to us first: most things are solved by one person reading one message. If that fails, the courts of ${facts.city} are competent, and you may also turn to the consumer commission where you live.`,
        ),
      ],
    },
    {
      id: 'new-versions',
      title: 'When these terms change',
      blocks: [
        text(
          'A booking keeps the terms of the day it was made. When we change the terms for later bookings, the date at the top changes, and we keep the former version for anyone who asks for it.',
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
          ', call ',
          link(`${facts.phone}`, `tel:${facts.phoneDialled}`),
          ` from ${facts.hours}, or come by: ${facts.address}.`,
        ),
      ],
    },
  ],
});
