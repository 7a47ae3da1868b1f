export const didYouMean = <T>(suggestion: T): (T | string)[] => [
  'क्या आपका मतलब ',
  suggestion,
  ' है?',
];
export const pastedLineSorted = 'आपने जो पेस्ट किया, उसे हमने सही खानों में भर दिया।';
