import type { ReactNode } from 'react';
import styles from './Band.module.css';
import { Container } from './Container.tsx';
import { classNames } from './class-names.ts';
import { LoopVideo } from './LoopVideo.tsx';

interface BandProps {
  title: string;
  text?: ReactNode;
  /** What lies behind the words: a still, or a film by the path of its poster and its loop. */
  picture: string | { poster: string; video: string };
  /** Where the subject of the picture stands, so that a narrow screen keeps it. */
  subject?: 'left' | 'centre' | 'right';
  /** The action under the words. */
  children?: ReactNode;
}

/** The opening of a company page: headline, one line and one action on a picture. */
export function Band({ title, text, picture, subject = 'centre', children }: BandProps) {
  return (
    <section className={classNames('ks-dark', styles.band, styles[subject])}>
      {typeof picture === 'string' ? (
        <img className={styles.picture} src={picture} alt="" fetchPriority="high" />
      ) : (
        <LoopVideo {...picture} className={styles.picture} />
      )}
      <Container className={styles.words}>
        <h1>{title}</h1>
        {text !== undefined && <p>{text}</p>}
        {children !== undefined && <div className={styles.action}>{children}</div>}
      </Container>
    </section>
  );
}
