export const heroTitle = 'Put a young rider on the grid.';
export const heroText =
  'Talent Hunt finds riders with speed and no sponsor. You pay for tyres, fuel and coaching; they send you every lap.';
export const talkToUs = 'Talk to us';
export const onWhatsApp = ' on WhatsApp (opens in a new tab)';

// Both links of the chat: for people who hear them alone, and the first sentence of the chat.
export const anyRider = 'a Talent Hunt rider';
export const knowMore = 'Know more';
export const knowMoreAbout = (about: string) => ` about ${about} (opens WhatsApp in a new tab)`;
export const askToKnowMore = (about: string) => `Hello, I would like to know more about ${about}.`;
export const sponsor = 'Sponsor';
export const sponsorRider = (about: string) => ` ${about} (opens WhatsApp in a new tab)`;
export const askToSponsor = (about: string) => `Hello, I would like to sponsor ${about}.`;

export const ridersTitle = 'Riders looking for a sponsor';
export const ridersLead = 'Season 2027. Ages 14 to 17, each with a coach and a guardian’s consent.';
export const age = 'Age';
export const home = 'Home';
export const kavyaName = 'Kavya Reddy';
export const kavyaHome = 'Hyderabad';
export const kavyaSeries = 'Rookie Cup 250';
export const kavyaText =
  'Two podiums in her first season. Needs tyres for six rounds and a second set of fairings.';
export const imranName = 'Imran Shaikh';
export const imranHome = 'Pune';
export const imranSeries = 'Supermoto junior';
export const imranText =
  'Builds his own engines after school. Needs a coach and twelve days of track time.';
export const tenzinName = 'Tenzin Dolma';
export const tenzinHome = 'Leh';
export const tenzinSeries = 'Hill climb';
export const tenzinText =
  'Holds the junior record on her home pass. Needs travel to four rounds in the south.';

export const storyTitle = 'Fast is free. A season is not.';
export const storyBeginning =
  'In 2021 a fifteen-year-old came to one of our track days in Coimbatore on a borrowed commuter bike and finished two seconds behind the instructor. Her family could pay for one more day. A race season costs as much as a small car, and nobody was going to ask them again.';
export const storyFavour =
  'So we asked around. Eleven riders from our Sunday group paid for tyres, a workshop lent a bike and a coach gave up his weekends. She finished her first season sixth of nineteen. Talent Hunt is that favour, made into a programme.';
export const storyTrials =
  'Each spring we hold open trials at three tracks, for riders of 13 to 17 with a guardian beside them. A coach, a mechanic and a former racer choose by lap time, by how fast it improves and by how a rider treats the bike and the people around it. Whoever is chosen gets a plan for the year, a budget in the open, and sponsors by name.';

export const seasonTitle = 'What a season costs, and what it buys';
export const tyres = 'Tyres and fuel';
export const tyresText = 'Two sets a round, six rounds.';
export const coaching = 'Coaching';
export const coachingText = 'Twelve track days with a licensed coach.';
export const safety = 'Safety';
export const safetyText = 'Leathers, airbag vest, helmet and insurance.';
export const travel = 'Travel';
export const travelText = 'Van, stay and food for the rider and a guardian.';
/** Stands after an amount. */
export const aSeason = 'a season';

export const pitCrew = 'Pit crew';
export const pitCrewText = 'For a club, a family or a few friends.';
export const pitCrewTyres = 'Tyres and fuel for one round';
export const pitCrewLaps = 'Lap times and photographs after each race';
export const pitCrewVan = 'Your name on the van';
export const frontRow = 'Front row';
export const frontRowText = 'For a workshop or a growing company.';
export const frontRowCoaching = 'Twelve coached track days and safety gear';
export const frontRowMark = 'Your mark on the bike and the leathers';
export const frontRowDay = 'A day at the track for ten of your people';
export const titleSponsor = 'Title sponsor';
export const titleSponsorText = 'For a brand that goes all the way.';
export const titleSponsorSeason = 'The whole season of one rider, travel included';
export const titleSponsorLivery = 'Team name, livery and a film of the season';
export const titleSponsorAccount = 'An audited account of every rupee, each quarter';

export const sponsorshipDetails = 'Sponsorship details';
export const detailsTitle = 'Sponsor a young racer';
export const detailsText =
  'A season runs from March to December. You choose a rider or let us match you, pay once or by the quarter, and see the budget and each bill in a shared sheet. If a season ends early, what is left goes to the next rider on the list, or back to you.';
export const agesLabel = 'Riders';
export const ages = '13 to 17, with a guardian’s consent';
export const leastLabel = 'From';
export const least = '₹25,000 a season';
export const nextSeasonLabel = 'Next season';
export const nextSeason = 'March to December 2027';

export const galleryTitle = 'Gallery';
export const galleryLabel = 'Pictures of Talent Hunt';
export const leadPicture =
  'A yellow race bike leads a white one through a bend in front of a full stand';
export const leadCaption = 'Kavya leads into turn three, round four';
export const trialsPicture =
  'A rider on an orange bike turns between cones in a dusty yard while a coach takes notes';
export const trialsCaption = 'Imran at the spring trials, Pune';
export const climbPicture =
  'A rider with a start number leans through a bend lined with straw bales as three people watch';
export const climbCaption = 'Hill climb practice in the Western Ghats';
export const nightPicture =
  'A young racer kneels at the front wheel of a yellow race bike under a workshop lamp';
export const nightCaption = 'The night before round one';
export const sunsetPicture =
  'Three young riders and their coach beside a van and a race bike at sunset';
export const sunsetCaption = 'The riders of the season, on the way home';
