import type { ReactNode } from 'react';
import styles from './Band.module.css';
import { Container } from './Container.tsx';
import { classNames } from './class-names.ts';

interface BandProps {
  title: string;
  text?: ReactNode;
  /** Address of the picture behind the words. */
  picture: string;
  /** Where the subject of the picture stands, so that a narrow screen keeps it. */
  subject?: 'left' | 'centre' | 'right';
  /** A moving picture that lies over the still one. */
  media?: ReactNode;
  /** The action under the words. */
  children?: ReactNode;
}

/** The opening of a company page: headline, one line and one action on a picture. */
export function Band({ title, text, picture, subject = 'centre', media, children }: BandProps) {
  return (
    <section className={classNames('ks-dark', styles.band, styles[subject])}>
      <div className={styles.picture}>
        <img src={picture} alt="" fetchPriority="high" decoding="async" />
        {media}
      </div>
      <Container className={styles.words}>
        <h1>{title}</h1>
        {text !== undefined && <p>{text}</p>}
        {children !== undefined && <div className={styles.action}>{children}</div>}
      </Container>
    </section>
  );
}
