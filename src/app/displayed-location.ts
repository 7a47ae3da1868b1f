import { createContext, useContext } from 'react';
import type { BaseLocationHook } from 'wouter';
import { navigateFrom } from '../site/navigation-in-browser.ts';

/** The path of the page that is displayed; it is not yet that of the address while the next page loads. */
export const DisplayedPathContext = createContext('');

/** The location of the router: the path of the displayed page, so that no link and no route is rendered again while the next page loads. */
export const useDisplayedLocation: BaseLocationHook = () => {
  const displayedPath = useContext(DisplayedPathContext);
  return [displayedPath, navigateFrom(displayedPath)];
};
