export const whatHappened = 'What happened';
export const copyWhatHappened = 'Copy what happened';
