import { createContext, type RefCallback, use, useEffect, useRef } from 'react';

/** The roles of the regions by urgency: a screen reader reads an alert at once, a status when it has ended its sentence. */
export const ROLES = { assertive: 'alert', polite: 'status' } as const;

/** The urgency of an announcement: `polite` waits for the current sentence, `assertive` does not. */
export type Urgency = keyof typeof ROLES;

/**
 * The time between a change of the page and its announcement, in ms. By then a screen reader has noticed the change,
 * and it reads one message instead of several.
 */
export const ANNOUNCE_DELAY = 150;

/** The time after which announced words leave their region, in ms, so that a reader does not meet them later. */
export const ANNOUNCEMENT_CLEAR_DELAY = 7_000;

interface Announcement {
  urgency: Urgency;
  /** Returns the lines of the words as they are when they are due; none when they were announced already. */
  read: () => readonly string[];
}

/** Announces words soon. The returned function withdraws them while they are not announced yet. */
type Announce = (announcement: Announcement) => () => void;

/**
 * Returns the writer of words into regions that are there before the words, since a screen reader does not read a
 * region that enters with them (rule: Announcements).
 */
export function createAnnouncements() {
  const regions = new Map<Urgency, HTMLElement>();
  const clearings = new Map<Urgency, ReturnType<typeof setTimeout>>();
  let due: readonly Announcement[] = [];

  const write = (urgency: Urgency, region: HTMLElement) => {
    const lines = due.filter((one) => one.urgency === urgency).flatMap(({ read }) => read());
    if (lines.length === 0) return;
    region.replaceChildren(
      ...lines.map((line) => {
        const paragraph = region.ownerDocument.createElement('p');
        paragraph.textContent = line;
        return paragraph;
      }),
    );
    clearTimeout(clearings.get(urgency));
    clearings.set(
      urgency,
      setTimeout(() => region.replaceChildren(), ANNOUNCEMENT_CLEAR_DELAY),
    );
  };

  const writeDue = () => {
    for (const [urgency, region] of regions) write(urgency, region);
    due = [];
  };

  const announce: Announce = (announcement) => {
    due = [...due, announcement];
    // the first of several timers writes what is due by then; a page that is rendered again and again puts nothing off
    setTimeout(writeDue, ANNOUNCE_DELAY);
    return () => {
      due = due.filter((one) => one !== announcement);
    };
  };

  /** Returns the ref callback of the region of an urgency. */
  const regionOf =
    (urgency: Urgency): RefCallback<HTMLElement> =>
    (region) => {
      if (region === null) return undefined;
      regions.set(urgency, region);
      return () => {
        regions.delete(urgency);
        clearTimeout(clearings.get(urgency));
      };
    };
  const refs = { assertive: regionOf('assertive'), polite: regionOf('polite') };

  return { announce, refs };
}

/**
 * The regions around a section of the page: those of the site's layout, or those of the popup that makes the rest of
 * the page inert.
 */
export const AnnounceContext = createContext<Announce | null>(null);

/** Returns a ref to the element whose text is announced when it enters the page, and again when its text changes. */
export function useAnnouncement<Box extends HTMLElement>(urgency: Urgency) {
  const announce = use(AnnounceContext);
  const box = useRef<Box>(null);
  const announced = useRef('');
  useEffect(() =>
    announce?.({
      urgency,
      read: () => {
        const text = box.current?.innerText.trim() ?? '';
        if (text === announced.current) return [];
        announced.current = text;
        return text.split(/\s*\n\s*/).filter((line) => line !== '');
      },
    }),
  );
  return box;
}
