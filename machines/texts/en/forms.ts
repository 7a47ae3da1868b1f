export const didYouMean = <T>(suggestion: T): (T | string)[] => ['Did you mean ', suggestion, '?'];
export const pastedLineSorted = 'We sorted what you pasted into its fields.';
