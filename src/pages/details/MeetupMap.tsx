import IconExternalLink from '@tabler/icons-react/dist/esm/icons/IconExternalLink.mjs';
import { useEffect, useRef, useState } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import styles from './Details.module.css';

interface MeetupMapProps {
  heading: string;
  /** The meetup point or address, as text. */
  place: string;
  /** Date and time under it; may be ''. */
  when: string;
}

const MAPS = 'https://www.google.com/maps';

/** Where the ride meets: the map is asked for only when its box comes into view, the link always works. */
export function MeetupMap({ heading, place, when }: MeetupMapProps) {
  const { ref, isSeen } = useSeen();
  const query = encodeURIComponent(place);
  return (
    <section className={styles.block}>
      <h2>{heading}</h2>
      <div className={styles.map}>
        <div ref={ref} className={styles.mapFrame}>
          {isSeen && (
            <iframe
              title={`Map of ${place}`}
              src={`${MAPS}?q=${query}&output=embed`}
              referrerPolicy="no-referrer"
              allowFullScreen
            />
          )}
        </div>
        <div className={styles.mapFoot}>
          <p>
            <b>{place}</b>
            {when !== '' && <span>{when}</span>}
          </p>
          <LinkButton variant="text" href={`${MAPS}/search/?api=1&query=${query}`} newTab>
            <Icon of={IconExternalLink} size={18} />
            Open in Maps
          </LinkButton>
        </div>
      </div>
    </section>
  );
}

/** Turns true once, when the element first comes into view. */
function useSeen() {
  const ref = useRef<HTMLDivElement>(null);
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (element === null || isSeen) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some((entry) => entry.isIntersecting)) setSeen(true);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [isSeen]);
  return { ref, isSeen };
}
