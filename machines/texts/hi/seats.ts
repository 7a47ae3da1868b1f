export const lastSeats = (left: number) => (left === 1 ? 'आखिरी सीट' : `आखिरी ${left} सीटें`);
export const ridersIn = (taken: number, total: number) =>
  `${total} में से ${taken} राइडर शामिल हो चुके हैं`;
