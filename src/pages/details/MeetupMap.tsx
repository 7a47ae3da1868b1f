import { useInViewport } from '@mantine/hooks';
import IconExternalLink from '@tabler/icons-react/dist/esm/icons/IconExternalLink.mjs';
import { clsx } from 'clsx';
import { useState } from 'react';
import { formatDay } from '#machines/domain/calendar/calendar.ts';
import type { Item } from '#machines/domain/catalogue/item.ts';
import { mapFrameUrl, mapUrl } from '#machines/domain/text/map-url.ts';
import { isolated } from '#machines/domain/text/text.ts';
import * as texts from '#texts/details.ts';
import { kindWords } from '#texts/kinds.ts';
import { openInMaps } from '#texts/ui.ts';
import { Icon } from '../../ui/Icon.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import details from './Details.module.css';
import styles from './MeetupMap.module.css';

/** A picture of the map's host. Unlike a frame it fires an error, so that an unreachable map stays a drawing. */
const REACHABLE = 'https://www.google.com/favicon.ico';

/** The meetup on a map. The map is requested only when its box comes into view; the link always works. */
export function MeetupMap({ item }: { item: Item }) {
  const { ref, inViewport } = useInViewport<HTMLDivElement>();
  const [isSeen, setSeen] = useState(false);
  if (inViewport && !isSeen) setSeen(true);
  const [isReached, setReached] = useState(false);
  const { location } = item;
  const day = item.start === null ? '' : formatDay(item.start.day);
  const when = [day, isolated(item.meetupTime)].filter(Boolean).join(', ');
  return (
    <section className={details.section}>
      <h2>{kindWords[item.kind].meetup}</h2>
      <div className={`${styles.card} ks-paper`}>
        <div ref={isSeen ? null : ref} className={clsx(styles.map, !isReached && 'ks-screen')}>
          {/* a quiet drawn map until the real one is there */}
          <img
            className="ks-cover"
            src="/map-sketch.svg"
            alt=""
            width={800}
            height={450}
            loading="lazy"
          />
          {isSeen && (
            <>
              <img
                className="ks-hidden"
                src={REACHABLE}
                alt=""
                referrerPolicy="no-referrer"
                onLoad={() => setReached(true)}
              />
              <iframe
                className="ks-cover"
                title={texts.mapOf(location)}
                src={mapFrameUrl(location)}
                referrerPolicy="no-referrer"
                style={{ border: 0, ...(!isReached && { opacity: 0, pointerEvents: 'none' }) }}
                tabIndex={isReached ? undefined : -1}
                allowFullScreen
              />
            </>
          )}
        </div>
        <div className={`${styles.words} ks-wrap`}>
          <p>
            <b dir="auto">{location}</b>
            {when !== '' && <span className="ks-quiet">{when}</span>}
          </p>
          <LinkButton
            variant="transparent"
            href={mapUrl(location)}
            newTab
            leftSection={<Icon icon={IconExternalLink} size={18} />}
          >
            {openInMaps}
          </LinkButton>
        </div>
      </div>
    </section>
  );
}
