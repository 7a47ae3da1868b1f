// how long
export const anyDuration = 'Any duration';
export const oneDay = '1 day';
export const weekend = '2 to 3 days';
export const week = '4 to 7 days';
export const longer = '8 days or more';

// what it costs
export const anyPrice = 'Any price';
export const free = 'Free';
export const upTo5000 = 'Up to ₹5,000';
export const upTo15000 = 'Up to ₹15,000';
export const upTo30000 = 'Up to ₹30,000';
export const above30000 = 'Above ₹30,000';

// in which order
export const soonest = 'Soonest first';
export const cheapest = 'Price: low to high';
export const dearest = 'Price: high to low';
export const shortest = 'Shortest first';
