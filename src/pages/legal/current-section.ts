import { type RefObject, useEffect, useState } from 'react';

/**
 * The id of the section that is being read: the first one that stands in the upper third of the screen. Mantine's
 * useScrollSpy would mark the nearest heading, also one that is not reached yet, and none before it has hydrated.
 */
export function useCurrentSection(
  content: RefObject<HTMLElement | null>,
  first: string | null,
): string | null {
  const [current, setCurrent] = useState(first);
  useEffect(() => {
    const sections = [...(content.current?.querySelectorAll('section[id]') ?? [])];
    const visible = new Set<Element>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) visible.add(target);
          else visible.delete(target);
        }
        const reading = sections.find((section) => visible.has(section));
        if (reading !== undefined) setCurrent(reading.id);
      },
      { rootMargin: '-100px 0px -66% 0px' },
    );
    for (const section of sections) observer.observe(section);
    return () => observer.disconnect();
  }, [content]);
  return current;
}
