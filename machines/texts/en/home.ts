// The first screen and the banner under it.
export const welcome = 'Welcome';
export const headline = 'Take the long way home.';
export const lead =
  'Guided rides, trainings and biking events across India. Pick one, book it in a minute, and ride.';
export const exploreGetaways = 'Explore Getaways';
export const bannerTitle = 'Ride more. Explore more.';
export const bannerText =
  'Exclusive rides, gear, events and a community of bikers, all on one platform.';

// The featured getaways.
export const featured = 'Featured getaways';
export const featuredSubtitle = 'Rides from organisers we ride with.';
export const seeAllGetaways = 'See all getaways';
export const featuredLoading = 'Loading featured getaways';
export const featuredFailed = 'We could not load the featured getaways';
export const noFeaturedHelp =
  'New rides open through the week. The full list may have a date for you now.';
export const theseRides = 'these rides';

// The product lines.
export const ecosystemTitle = 'One garage for everything you ride for';
export const ecosystemSubtitle = 'Seven product lines, one community.';
export const lines = {
  getaways: {
    name: 'Getaways',
    text: 'Guided trips, trainings and events, with people who know the road.',
  },
  garage: { name: 'Garage', text: 'Insurance, pollution certificate and service reminders.' },
  rewards: { name: 'Rewards', text: 'Earn points for every kilometre you ride with us.' },
  store: { name: 'Store', text: 'Jackets, helmets and luggage that riders tested.' },
  utilities: { name: 'Utilities', text: 'Fuel log, ride tracker and help on the road.' },
  corporateEvents: {
    name: 'Corporate Events',
    text: 'Brand rides, team-building and cause-based rides.',
  },
  talentHunt: { name: 'Talent Hunt', text: 'Sponsor a young rider and follow the season.' },
};

// The mobile app.
export const appTitle = 'Your ride, in your pocket';
export const appRoute = 'Live route and meetup point for every booked ride';
export const appReminders = 'Insurance, pollution certificate and service reminders';
export const appGroup = 'Your ride group, even where the network is thin';
export const appQrCode = 'QR code that leads to the app';
export const appCodeTitle = 'Scan to download';
export const appCodeText = 'Point your phone camera at the code. It opens the right store.';
export const appPicture =
  "A rider's hand holds a phone with the route over the tank of a motorcycle";

// The stores of the app.
export const getItOn = 'Get it on';
export const downloadOn = 'Download on the';
