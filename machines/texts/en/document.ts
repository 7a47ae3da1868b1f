// What index.html says before any script runs.
export const unloaded =
  'This page did not load completely. The connection may have dropped on the way. Nothing you entered or paid is lost.';
export const loadAgain = 'Load it again';
export const needsScript = 'Booking needs JavaScript. Please turn it on and load the page again.';
export const outdated =
  'This browser is too old to book a ride here. Please update it, or use Chrome or Edge 111, Firefox 114, Safari 16.4 or anything newer.';

// The installed site.
export const siteDescription =
  'Guided motorcycle trips, trainings and biking events across India. Pick one, book it in a minute, and ride.';
export const getawaysShortcut = 'Getaways';
export const bookingsShortcut = 'My Bookings';
