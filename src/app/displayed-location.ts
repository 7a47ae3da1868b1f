import { createContext, useContext } from 'react';
import type { BaseLocationHook } from 'wouter';
import { navigate } from '../site/navigation-in-browser.ts';

/** The path of the page that is displayed; it is not yet that of the address while the next page loads. */
export const DisplayedPathContext = createContext('');

/** The location of the router: while the next page loads, no link and no route is rendered again. */
export const useDisplayedLocation: BaseLocationHook = () => [
  useContext(DisplayedPathContext),
  navigate,
];
