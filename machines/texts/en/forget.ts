export const forgetMyDetails = 'Forget my details on this device';
export const forgetQuestion = 'Forget your details on this device?';
export const forgetConsequence =
  'Your booking and payment notes, your drafts and the rides you saved and looked at are removed from this browser. If a payment is still being confirmed, note its transaction number first. This cannot be undone.';
export const yesForget = 'Yes, forget them';
export const keep = 'Keep them';
export const notForgotten =
  'Your details are still on this device: a part of this page did not arrive. Check your connection and try again.';
export const forgottenHere =
  'Your details are gone from this tab. This device could not tell other tabs of this site: please close them.';
export const forgotten = 'Your details are no longer kept on this device.';
