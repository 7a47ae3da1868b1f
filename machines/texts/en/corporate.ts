export const heroTitle = 'Take your team off the slides.';
export const heroText =
  'Ride-based events for companies: planned, insured and led by people who do this every weekend.';
export const planEvent = 'Plan an event';

export const offerTitle = 'What We Offer';
export const brandRides = 'Brand rides';
export const brandRidesText =
  'Put your product where riders are: on the road, with the people who will talk about it. Launch rides, demo fleets and convoys, with film and photographs.';
export const teamBuilding = 'Team-building';
export const teamBuildingText =
  'A day in the ghats with one map, four teams and no slides. Pillion seats and a support van mean that nobody needs a licence to take part.';
export const diversity = 'Diversity';
export const diversityText =
  'Rides planned and led by women, for mixed and first-time groups, with adapted bikes and a pace that lets every rider finish together.';
export const causes = 'Cause-based rides';
export const causesText =
  'Ride for a school, a forest or a clinic, with every rupee accounted for. Your people deliver the money, and see what it is for.';

export const stepsTitle = 'How an event comes together';
export const callStep = 'One call';
export const callStepText =
  'Tell us who is coming and what should be different on Monday. You get a route and a full quote in three working days.';
export const recceStep = 'A recce';
export const recceStepText =
  'We ride the route on the same weekday and hour, and book stops, permits and the nearest hospital.';
export const rideStep = 'The ride';
export const rideStepText =
  'A lead and a sweep rider for every ten bikes, a support van, a mechanic, a first-aider and cover for each guest.';
export const storyStep = 'The story';
export const storyStepText =
  'Photographs within two days, a short film within ten, and one page on what worked and what it cost.';

export const talentTitle = 'TalentHunt';
export const talentText =
  'Your company can put a young rider on the grid. You get a season of stories and a team that has someone to cheer for; they get tyres, fuel and a coach.';
export const talentLink = 'Meet the riders';

export const galleryTitle = 'From the road';
export const galleryLabel = 'Pictures of corporate events';
export const ladakhPicture =
  'Five colleagues wave between two touring bikes below a hill monastery and prayer flags';
export const ladakhCaption = 'Offsite in Ladakh, September 2025';
export const rannPicture =
  'Three riders on red bikes come through a start arch over white salt at sunrise';
export const rannCaption = 'Launch ride on the Rann, January 2026';
export const coorgPicture =
  'Four colleagues and a motorcycle on the lawn of a coffee estate bungalow in the morning sun';
export const coorgCaption = 'Team day in Coorg, March 2026';
export const clinicPicture =
  'Three riders with their headlights on reach a lit clinic on a rainy city night';
export const clinicCaption = 'Ride for a clinic, Bengaluru, July 2026';
