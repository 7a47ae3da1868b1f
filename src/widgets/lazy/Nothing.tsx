/** Stands in place of a component that the page can do without. */
export const Nothing = () => null;
