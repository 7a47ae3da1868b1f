import { type LegalDocument, link, list, text } from './document.ts';
import type { LegalFacts } from './facts.ts';

/** The privacy policy of a site with these facts. */
export const privacyText = (facts: LegalFacts): LegalDocument => ({
  title: 'Privacy Policy',
  lead: 'What we know about you, why, where it is kept and how to make us forget it.',
  effective: '2025-01-22',
  sections: [
    {
      id: 'in-short',
      title: 'In short',
      blocks: [
        list(
          'You browse and book without an account. We ask for a name, an email address and a phone number when you book, and for nothing before that.',
          'This website has no trackers and no advertising, and it sets no cookies of its own.',
          'Your location is used only in the mobile app, only for ride tracking that you start yourself.',
          'We sell your data to nobody.',
          [
            'What this website keeps on your device can be cleared with ',
            link('one button on this page', '#on-this-device'),
            '.',
          ],
        ),
        text(
          `This policy covers this website and the mobile app of ${facts.brand} (“we”), ${facts.address}.`,
        ),
      ],
    },
    {
      id: 'personal-information',
      title: 'Personal information',
      blocks: [
        text('We collect what you type, for the purpose you type it:'),
        {
          kind: 'table',
          caption: 'Personal information that we collect, and why',
          columns: ['When', 'What', 'Why'],
          rows: [
            [
              'You book',
              'Name, email address, phone number, and what you booked',
              'To make the booking, send the ticket, reach you when plans change, and keep the books that tax law asks for',
            ],
            [
              'You pay',
              'The amount, a transaction number and the result. Card, UPI and bank details go to the payment provider and never to us',
              'To confirm the booking and to refund it',
            ],
            [
              'You write to us',
              'Name, email address, phone number and your message',
              'To answer you',
            ],
            [
              'You use the app',
              'Your profile, your motorcycles with their papers and dates, rides you record and points you earn',
              'To remind you in time, to show you your rides, and to run Rewards',
            ],
            [
              'You join a ride',
              'Emergency contact, blood group and health notes, if the organiser asks for them',
              'To help you on the road. Deleted within 30 days after the ride',
            ],
          ],
        },
        text(
          'The organiser of a ride gets the names and phone numbers of its riders, and may use them for that ride only.',
        ),
      ],
    },
    {
      id: 'phone-lookup',
      title: 'Looking up bookings by phone number',
      blocks: [
        text(
          link('My Bookings', '/booking'),
          ' finds bookings by phone number alone, because guests have no password. The number is sent over an encrypted connection to our booking service and is never put into the address of a page, so it does not appear in your history or in a link that you share.',
        ),
        text(
          'It also means that somebody who knows your number could see which rides you have booked. For that reason the lookup shows no more than the ride, its place and its date, and no payment details. If you would rather not be found this way, write to us and we take your bookings out of the lookup.',
        ),
      ],
    },
    {
      id: 'on-this-device',
      title: 'What this website stores on your device',
      blocks: [
        text(
          'To find your way back from the payment page, even after a lost connection, this website keeps a few notes in the storage of your browser. It also keeps the rides that you save and look at, so that you find them again. All of them stay on this device and are sent to nobody but our own booking service, when they are needed for your booking.',
        ),
        {
          kind: 'table',
          caption: 'Notes that this website keeps in your browser',
          columns: ['Note', 'What is in it', 'How long'],
          rows: [
            [
              'Pending booking',
              'The ride, the tickets, the amount, your name, email and phone number, and the transaction number',
              'Until the payment is settled. Your details leave it 30 days after the payment was settled; while it is not, 30 days after you started it, or 60 days where our booking service could not be reached about it; what is left goes a month later',
            ],
            [
              'Confirmed booking',
              'The same, with the booking number and status, so that your ticket opens without a connection. Free registrations are kept here too',
              'Your details for 30 days; the ride and the amount until you clear them',
            ],
            [
              'Last payment',
              'Transaction number, amount and time',
              'Until the next payment or until you clear it',
            ],
            [
              'Payments made here',
              'Payments that have been started, so that none is lost or made twice, and whether you were told of them',
              'Your details for 30 days; what was paid for until you clear it',
            ],
            [
              'Attempts',
              'That this page is about to start a payment, for your other tabs',
              'A minute',
            ],
            [
              'Forgotten',
              'When you last cleared these notes, so that another tab does not bring them back',
              'Until you clear your browser',
            ],
            ['Item and type', 'Which ride you were booking', 'Until you book another or clear it'],
            [
              'Pages for the road',
              'Lists, rides and their pictures that you looked at, so that they open without a connection. Nothing of a booking or a lookup is among them',
              'Until newer ones take their place or you clear it; lists and rides older than 30 days are not shown',
            ],
            [
              'Saved rides',
              'Which rides you saved with the heart, and when. Sent to nobody',
              'Until you take them out or clear them',
            ],
            [
              'Rides looked at',
              'Which rides you looked at last, at most twelve, and when. Sent to nobody',
              'Until newer ones push them out or you clear them',
            ],
            [
              'Drafts',
              'What you have typed into the booking form or the contact form, and the booking you opened last',
              'Until you close the tab',
            ],
          ],
        },
        text(
          'On a device that you share with others, clear these notes when you are done. Your bookings themselves are not cancelled by it: My Bookings still finds them.',
        ),
        { kind: 'forget' },
      ],
    },
    {
      id: 'cookies',
      title: 'Cookies',
      blocks: [
        text(
          'Cookies are small files that a website leaves in your browser. This website sets none. Pages that you go to from here may set their own: the payment page of our payment provider, and the map, which is loaded from Google only when you scroll to it on the page of a ride. You can refuse cookies in the settings of your browser; everything on this website still works.',
        ),
      ],
    },
    {
      id: 'log-data',
      title: 'Log data',
      blocks: [
        text(
          'When your browser or the app calls our servers, they write down the call: IP address, type of browser or device and its version, the page or the function asked for, the time and the time it took, and errors. If the app fails, it sends a report with the model of the phone, the version of its system and the state of the app.',
        ),
        text(
          'We use log data to keep the service running and to stop abuse, not to follow anyone around. It is deleted after 90 days.',
        ),
      ],
    },
    ...(import.meta.env.VITE_REPORT_URL
      ? [
          {
            id: 'reports',
            title: 'Reports from your browser',
            blocks: [
              text(
                'When something breaks on this website, for example when a payment cannot be checked, the page sends us a short report, so that we can mend it. Some visits also tell us how fast the page was, and what your browser kept out for safety.',
              ),
              list(
                'A report says what kind of page it was, what kind of fault, the place in our program, and figures such as milliseconds.',
                'It never has your name, email address or phone number, the number of a booking or a payment, the address of a page, or anything that you typed.',
                'It leaves nothing on your device, and reports are not put together to follow anyone around.',
              ),
              text(
                'The server that takes a report writes down the call as every server does: see ',
                link('Log data', '#log-data'),
                '.',
              ),
            ],
          },
        ]
      : []),
    {
      id: 'service-providers',
      title: 'Service providers',
      blocks: [
        text('Other companies do parts of the work for us:'),
        list(
          'the organiser of the ride you book;',
          'the payment provider, which takes the payment and tells us its result;',
          'hosting, email and messaging providers, which carry and keep data for us;',
          'Google Maps, for the map on the page of a ride, once it is in view;',
          'insurers and rental partners, if your ride includes cover or a hired motorcycle.',
        ),
        text(
          'They get only what their task needs and may not use it for anything else. We also hand over data where the law obliges us to, to the authority that may ask for it, and tell you unless we are forbidden to.',
        ),
        text(
          'Links to WhatsApp, Instagram, Facebook, LinkedIn and the app stores are plain links. Nothing is sent to these companies before you follow one; after that, their own policies apply.',
        ),
      ],
    },
    {
      id: 'location',
      title: 'Location',
      blocks: [
        text(
          'This website never asks for your location. The mobile app does, and only if you allow it:',
        ),
        list(
          'While you use the app: to show rides near you, the way to the meeting point and help along the road.',
          'In the background: for ride tracking. From the moment you start a ride until you stop it, the app records your position, speed and height, also when it is closed or the screen is off, so that your route is complete and your group can see you on its live map.',
        ),
        text(
          'Background location is never used for advertising and never outside a ride that you started. A notice stays in sight for as long as tracking runs. You can stop it at any time in the app, withdraw the permission in the settings of your phone, and delete single rides or all of them. Your live position is shown only to the group you joined, and disappears for them when the ride ends.',
        ),
      ],
    },
    {
      id: 'media',
      title: 'Camera, photos and files',
      blocks: [
        text(
          'The app asks for access to the camera, photos and files when you want to add a picture to your profile, your motorcycle or a ride, or the scan of a paper to your Garage. It reads the pictures and files that you pick and no others. Papers in the Garage are encrypted and seen by you alone. Without the permission everything else works. This website asks for no such access.',
        ),
      ],
    },
    {
      id: 'children',
      title: 'Children under 13',
      blocks: [
        text(
          'Our services are not made for children under 13, and no data of children under 13 is collected. If you learn that a child has given us data, write to us; we delete it as soon as we have checked it.',
        ),
        text(
          'Riders of 13 to 17, in Talent Hunt and at events that are open to them, take part with the written consent of a parent or guardian, who may see, correct and withdraw what we hold about them.',
        ),
      ],
    },
    {
      id: 'security',
      title: 'Data security',
      blocks: [
        text(
          'Connections are encrypted. Data is kept on servers in India, with access only for those whose work needs it, and each access is logged. Payments happen on the pages of a licensed provider. No way of sending or keeping data is perfectly safe; if yours is ever exposed, we tell you and the Data Protection Board without delay, and say what happened and what to do.',
        ),
      ],
    },
    {
      id: 'retention',
      title: 'How long we keep data',
      blocks: [
        list(
          'Bookings and invoices: eight years, because tax law says so.',
          'Messages to us: two years after the last one.',
          'App profile, Garage and recorded rides: until you delete them or your account.',
          'Log data: 90 days.',
        ),
      ],
    },
    {
      id: 'your-rights',
      title: 'Your rights',
      blocks: [
        text(
          'Under the Digital Personal Data Protection Act, 2023 you may ask what we hold about you, have it corrected or deleted, withdraw a consent, and name somebody who acts for you. Write to us from the email address you booked with, or with your Booking ID. We answer within 30 days, and it costs nothing.',
        ),
      ],
    },
    {
      id: 'new-versions',
      title: 'When this policy changes',
      blocks: [
        text(
          'The date at the top is the day from which this version applies. If a change affects data that you have already given us, we write to you before it takes effect.',
        ),
      ],
    },
    {
      id: 'talk-to-us',
      title: 'Talk to us',
      blocks: [
        text(
          'For everything about your data, and to complain, write to our Grievance Officer at ',
          link(`${facts.email}`, `mailto:${facts.email}`),
          ` or to ${facts.address}, or call `,
          link(`${facts.phone}`, `tel:${facts.phoneDialled}`),
          `, ${facts.hours}. If our answer does not satisfy you, you may turn to the Data Protection Board of India.`,
        ),
      ],
    },
  ],
});
