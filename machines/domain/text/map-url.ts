import { encodedText } from './text.ts';

const MAPS = 'https://www.google.com/maps';

/** Returns the address that opens Google Maps at a place in an organiser's own words. */
export function mapUrl(location: string): string {
  return `${MAPS}/search/?api=1&query=${encodedText(location)}`;
}

/** Returns the address of a map of that place for a frame within a page. */
export function mapFrameUrl(location: string): string {
  return `${MAPS}?q=${encodedText(location)}&output=embed`;
}
