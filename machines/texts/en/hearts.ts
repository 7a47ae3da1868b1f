export const saveRide = (title: string) => `Save ${title}`;
export const savedOnDevice = 'Saved on this device.';
export const seeSavedRides = 'See saved rides';
export const removedFromSaved = 'Removed from saved rides.';
export const undo = 'Undo';
export const notSaved = 'This device could not keep that. It lasts until you close this page.';
export const storedByNewerVersion =
  'A newer version of this site keeps your saved rides. Load this page again to change them.';
export const thisRide = 'This ride';
export const noRoomFor = (title: string, most: number) =>
  `${title} is not saved: ${most} rides are. Remove one to make room.`;
