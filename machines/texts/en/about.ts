/** The sentence of search engines and shared links. */
export const description =
  'Who we are, why we ride, and our seven product lines: Garage, Corporate Events, Rewards, Getaways, Store, Utilities and Talent Hunt.';
export const headline = 'Built by riders, in the slow lane of Bengaluru traffic.';
export const lead = (brand: string) =>
  `${brand} started in Domlur with six motorcycles, one spreadsheet and a Sunday breakfast ride. It is now where riders across India find their next road.`;

export const mission = {
  title: 'Our mission',
  /** The subject of Read More, for people who hear the button alone. */
  subject: 'our mission',
  text: 'We want every rider in India to find a good road, a safe group and an honest price, without ten phone calls. So we ride with each organiser before we list them, write down what a day really asks of you, and show the whole price before we ask for your name. If a pass is closed or a trip is beyond a first-timer, the page says so. A seat that should not have been sold is a worse day than a seat left empty.',
};

export const ourWays = {
  title: 'Our culture',
  subject: 'our culture',
  text: 'Helmets before selfies. The slowest rider sets the pace, the last rider carries the tools, and nobody is left at a junction. We run the company the same way: small groups, clear plans, and time to stop for chai. Whoever answers your message has sat on a bike in the rain. When we get something wrong we say it first, mend it, and write it down for the next ride.',
};

export const linesTitle = 'What we make';
export const linesLead = 'Seven product lines for one life on two wheels.';
export const inTheApp = 'In the mobile app';

/** The product lines, by their anchors on the page. */
export const lines = {
  garage: {
    name: 'Garage',
    text: 'Insurance, pollution certificate and service reminders, kept in one place. Add your motorcycle once; we tell you two weeks before a paper runs out and when a service is due, by date or by kilometre, whichever comes first. The papers stay on your phone for the next checkpoint, signal or no signal.',
  },
  corporate: {
    name: 'Corporate Events',
    text: 'Brand rides, team-building days, diversity rides and rides for a cause, planned from the first call to the last photograph. We bring the lead riders, the support van, the permits and the insurance; you bring people, including those who have never sat on a motorcycle.',
  },
  rewards: {
    name: 'Rewards',
    text: 'Points for the kilometres you record, the events you turn up to and the friends you bring along. Spend them in the app on seats, gear and service vouchers. There is no tier to climb and no card to carry: the road you would have ridden anyway simply counts.',
  },
  getaways: {
    name: 'Getaways',
    text: 'Guided trips, trainings and biking events across India, from a Sunday breakfast ride to nine days over the Himalayan passes. Every listing names its organiser, its terrain and all that the price includes, and you can book it as a guest in about a minute.',
  },
  store: {
    name: 'Store',
    text: 'Riding gear that our road captains use themselves: helmets, jackets, gloves, boots and luggage that have been through a monsoon before they are sold to you. Each piece lists its safety rating and its real weight, and can be sent back if it does not fit.',
  },
  utilities: {
    name: 'Utilities',
    text: 'The small tools of a long day: a ride tracker that works with the screen off, a fuel log, a live map of your group, and numbers for a mechanic, a hospital and a tow along the road you are on. You decide when tracking starts and it stops when you say so.',
  },
  'talent-hunt': {
    name: 'Talent Hunt',
    text: 'Sponsorship for young riders, from the first practice day to the podium. We look for speed that has no money behind it, find a coach and a bike, and match each rider with sponsors who pay for tyres, fuel, safety gear and travel, and see where every rupee went.',
  },
};

export const corporateLink = 'See corporate events';
export const getawaysLink = 'Browse getaways';
export const talentHuntLink = 'Meet the riders';

export const nextTitle = 'Find the road first.';
export const nextText = 'The rest of us is easier to understand from the saddle.';
export const nextLink = 'Explore Getaways';
