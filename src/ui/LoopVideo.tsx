import { ActionIcon } from '@mantine/core';
import { useNetwork, useReducedMotion, useTimeout } from '@mantine/hooks';
import IconPlayerPause from '@tabler/icons-react/dist/esm/icons/IconPlayerPause.mjs';
import IconPlayerPlay from '@tabler/icons-react/dist/esm/icons/IconPlayerPlay.mjs';
import { useRef, useState } from 'react';
import { preload } from 'react-dom';
import * as texts from '#texts/pictures.ts';
import { Icon } from './Icon.tsx';
import styles from './LoopVideo.module.css';

/**
 * The site's film, which fills its positioned parent: a still picture that starts to move once the page has loaded,
 * silent and looped, with a button that stops it. It stays still with reduced motion and with Save-Data.
 */
export function LoopVideo() {
  const element = useRef<HTMLVideoElement>(null);
  const [isDue, setIsDue] = useState(false);
  const [isPlaying, setIsPlaying] = useState(false);
  const wantsStill = useReducedMotion();
  const { saveData } = useNetwork();
  // The still is the largest picture of the page: it is requested before any script, and the film waits until the connection is free.
  preload('/hero/poster.avif', { as: 'image', type: 'image/avif', fetchPriority: 'high' });
  useTimeout(() => setIsDue(true), 1200, { autoInvoke: true });

  const toggle = () => {
    if (isPlaying) element.current?.pause();
    // refused, for example to save power: the film's events show it, and it stays a still
    else element.current?.play().catch(() => {});
  };

  return (
    <>
      <picture className="ks-cover">
        <source srcSet="/hero/poster.avif" type="image/avif" />
        <img
          className="ks-cover"
          src="/hero/poster.webp"
          alt=""
          width={1600}
          height={900}
          fetchPriority="high"
        />
      </picture>
      {isDue && !wantsStill && saveData !== true && (
        <>
          <video
            ref={element}
            className={`ks-cover ${styles.video}`}
            aria-hidden="true"
            tabIndex={-1}
            muted
            loop
            autoPlay
            playsInline
            disablePictureInPicture
            onPlay={() => setIsPlaying(true)}
            onPause={() => setIsPlaying(false)}
            onError={() => setIsDue(false)}
          >
            <source src="/hero/hero.webm" type="video/webm" />
            <source src="/hero/hero.mp4" type="video/mp4" />
          </video>
          <ActionIcon
            className={styles.pause}
            radius="50%"
            pos="absolute"
            style={{
              insetInlineEnd: 'max(var(--ks-gutter), calc((100% - var(--ks-container)) / 2))',
            }}
            bottom="var(--ks-space-6)"
            aria-label={isPlaying ? texts.pauseVideo : texts.playVideo}
            onClick={toggle}
          >
            <Icon icon={isPlaying ? IconPlayerPause : IconPlayerPlay} />
          </ActionIcon>
        </>
      )}
    </>
  );
}
