import { ActionIcon, UnstyledButton } from '@mantine/core';
import { useReducedMotion } from '@mantine/hooks';
import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import IconPlayerPause from '@tabler/icons-react/dist/esm/icons/IconPlayerPause.mjs';
import IconPlayerPlay from '@tabler/icons-react/dist/esm/icons/IconPlayerPlay.mjs';
import useEmblaCarousel from 'embla-carousel-react';
import { type PointerEvent, useEffect, useRef, useState } from 'react';
import * as texts from '#texts/pictures.ts';
import styles from './Gallery.module.css';
import { announceHydration, unhydrated } from './hydration.ts';
import { Icon } from './Icon.tsx';
import film from './LoopVideo.module.css';
import { Picture } from './Picture.tsx';

/** The time for which a picture stays, in ms (rule: Corporate page). */
export const SLIDE_DELAY = 5000;
/** The shortest swipe that turns the picture, in px (rule: Corporate page). */
export const SWIPE_THRESHOLD = 40;

/** The sign of a swipe, in px to the right, that turns to the next picture: pictures follow one another as words do (rule: Scripts from right to left). */
const ONWARD = { ltr: -1, rtl: 1 } as const;

interface GalleryProps {
  /** The subject of the pictures. */
  label: string;
  /** The pictures, each with its alternative text, and a line under it. */
  pictures: readonly { src: string; alt: string; caption?: string }[];
}

/**
 * The gallery with its engine. Built on Embla, which Mantine's carousel wraps: the wrapper writes a style element
 * through innerHTML, which the site's content security policy refuses.
 */
export function GalleryCarousel({ label, pictures }: GalleryProps) {
  const reducesMotion = useReducedMotion();
  const [direction, setDirection] = useState<keyof typeof ONWARD>('ltr');
  const [viewport, embla] = useEmblaCarousel({
    loop: true,
    direction,
    duration: reducesMotion ? 0 : 25,
  });
  const [current, setCurrent] = useState(0);
  const [paused, setPaused] = useState(false);
  const [isAttended, setAttended] = useState(false);
  const swipe = useRef({ from: 0, to: 0, index: 0 });
  const gallery = useRef<HTMLElement>(null);
  const runs = !reducesMotion && !paused && !isAttended && pictures.length > 1;

  // Mantine's provider of the direction would add to the first script of My Bookings, whose tabs read it
  useEffect(() => {
    if (gallery.current?.closest('[dir="rtl"]')) setDirection('rtl');
  }, []);

  // a press before there is an engine would turn nothing
  useEffect(() => {
    if (embla !== undefined) announceHydration(gallery.current);
  }, [embla]);

  useEffect(() => {
    if (embla === undefined) return;
    const onSelect = () => setCurrent(embla.selectedScrollSnap());
    const onUp = () => {
      const { from, to, index } = swipe.current;
      const distance = to - from;
      const count = embla.scrollSnapList().length;
      const step =
        Math.abs(distance) < SWIPE_THRESHOLD ? 0 : ONWARD[direction] * Math.sign(distance);
      embla.scrollTo((index + step + count) % count);
    };
    embla.on('select', onSelect).on('pointerUp', onUp);
    return () => {
      embla.off('select', onSelect).off('pointerUp', onUp);
    };
  }, [embla, direction]);

  useEffect(() => {
    if (!runs || embla === undefined) return;
    const timer = setInterval(() => embla.scrollNext(), SLIDE_DELAY);
    return () => clearInterval(timer);
  }, [embla, runs]);

  const track = ({ type, clientX }: PointerEvent) => {
    if (type === 'pointerdown') swipe.current = { from: clientX, to: clientX, index: current };
    swipe.current.to = clientX;
  };

  return (
    <section
      {...unhydrated}
      ref={gallery}
      className={styles.gallery}
      aria-roledescription={texts.carousel}
      aria-label={label}
      onMouseEnter={() => setAttended(true)}
      onMouseLeave={() => setAttended(false)}
      onFocus={() => setAttended(true)}
      onBlur={() => setAttended(false)}
    >
      <div className={styles.frame}>
        <div ref={viewport} className={styles.viewport} onPointerDown={track} onPointerMove={track}>
          <div className={styles.slides} aria-live={runs ? 'off' : 'polite'}>
            {pictures.map((picture, index) => (
              // biome-ignore lint/a11y/useSemanticElements: a slide is no group of fields
              <div
                key={picture.src}
                role="group"
                className={styles.slide}
                aria-roledescription={texts.slide}
                aria-label={texts.slidePosition(index + 1, pictures.length)}
                aria-hidden={index === current ? undefined : true}
              >
                <Picture src={picture.src} alt={picture.alt} ratio="fill" urgent={index === 0} />
                {picture.caption !== undefined && (
                  <p className={styles.caption}>{picture.caption}</p>
                )}
              </div>
            ))}
          </div>
        </div>
        <ActionIcon
          name="previous-picture"
          className={styles.arrow}
          radius="50%"
          style={{ insetInlineStart: 'var(--ks-space-3)' }}
          aria-label={texts.previousPicture}
          onClick={() => embla?.scrollPrev()}
        >
          <Icon icon={IconChevronLeft} size={24} />
        </ActionIcon>
        <ActionIcon
          name="next-picture"
          className={styles.arrow}
          radius="50%"
          style={{ insetInlineEnd: 'var(--ks-space-3)' }}
          aria-label={texts.nextPicture}
          onClick={() => embla?.scrollNext()}
        >
          <Icon icon={IconChevronRight} size={24} />
        </ActionIcon>
        {!reducesMotion && (
          <ActionIcon
            name="pause"
            className={`${film.pause} ${styles.pause}`}
            radius="50%"
            pos="absolute"
            style={{ insetInlineEnd: '0.875rem' }}
            bottom="0.875rem"
            aria-label={paused ? texts.playGallery : texts.pauseGallery}
            onClick={() => setPaused(!paused)}
          >
            <Icon icon={paused ? IconPlayerPlay : IconPlayerPause} />
          </ActionIcon>
        )}
      </div>
      <ul className={styles.thumbnails} aria-label={texts.pictures}>
        {pictures.map((picture, index) => (
          <li key={picture.src}>
            <UnstyledButton
              name={`picture-${index + 1}`}
              className={styles.thumbnail}
              aria-label={texts.pictureOf(index + 1, picture.alt)}
              aria-current={index === current ? 'true' : undefined}
              onClick={() => embla?.scrollTo(index)}
            >
              <Picture src={picture.src} alt="" ratio="fill" />
            </UnstyledButton>
          </li>
        ))}
      </ul>
    </section>
  );
}
