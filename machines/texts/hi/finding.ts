// how long
export const anyDuration = 'कोई भी अवधि';
export const oneDay = '1 दिन';
export const weekend = '2 से 3 दिन';
export const week = '4 से 7 दिन';
export const longer = '8 दिन या ज़्यादा';

// what it costs
export const anyPrice = 'कोई भी कीमत';
export const free = 'मुफ़्त';
export const upTo5000 = '₹5,000 तक';
export const upTo15000 = '₹15,000 तक';
export const upTo30000 = '₹30,000 तक';
export const above30000 = '₹30,000 से ज़्यादा';

// in which order
export const soonest = 'पास की तारीख पहले';
export const cheapest = 'कीमत: कम से ज़्यादा';
export const dearest = 'कीमत: ज़्यादा से कम';
export const shortest = 'छोटी राइड पहले';
