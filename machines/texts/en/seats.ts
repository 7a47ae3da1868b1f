export const lastSeats = (left: number) => (left === 1 ? 'Last seat' : `Last ${left} seats`);
export const ridersIn = (taken: number, total: number) => `${taken} of ${total} riders already in`;
