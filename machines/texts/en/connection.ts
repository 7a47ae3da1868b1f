export const offline = 'No connection.';
export const stillOpens = 'Lists and rides you have seen and your confirmed tickets still open.';
export const backOnline = 'You are back online.';

// a new release
export const releaseTitle = 'A new version is ready';
export const releaseAdvice = 'Load this page again to get it, whenever it suits you.';
export const reloadNow = 'Reload now';
export const later = 'Later';
