import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import { type ReactNode, useRef } from 'react';
import { Container } from '../../ui/Container.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Contents } from './Contents.tsx';
import { useCurrentSection } from './current-section.ts';
import type { LegalDocument } from './document.ts';
import styles from './Legal.module.css';
import { LegalBlock } from './LegalBlock.tsx';

interface LegalViewProps {
  content: LegalDocument;
  /** What clears this device, for the document that offers it. */
  forget?: ReactNode;
}

const longDate = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'UTC' });

/** A legal page: prose of at most 68 characters a line, and a table of contents that follows the scroll. */
export function LegalView({
  content: { title, lead, effective, sections },
  forget,
}: LegalViewProps) {
  const prose = useRef<HTMLDivElement>(null);
  const current = useCurrentSection(prose, sections[0]?.id ?? null);
  return (
    <Container className={styles.page}>
      <h1>{title}</h1>
      <p className={styles.lead}>{lead}</p>
      {effective !== null && (
        <p className={styles.effective}>
          Effective from <time dateTime={effective}>{longDate.format(new Date(effective))}</time>
        </p>
      )}
      <div className={styles.columns}>
        <details className={styles.disclosure}>
          <summary>
            On this page
            <Icon icon={IconChevronDown} />
          </summary>
          <nav aria-label="On this page">
            <Contents
              sections={sections}
              current={current}
              onFollow={(event) => event.currentTarget.closest('details')?.removeAttribute('open')}
            />
          </nav>
        </details>
        <nav className={styles.sidebar} aria-label="On this page">
          <Contents sections={sections} current={current} />
        </nav>
        <div ref={prose} className={styles.prose}>
          {sections.map((section) => (
            <section key={section.id} id={section.id} aria-labelledby={`${section.id}-title`}>
              <h2 id={`${section.id}-title`}>{section.title}</h2>
              {section.blocks.map((block, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the document never changes its order
                <LegalBlock key={index} block={block} forget={forget} />
              ))}
            </section>
          ))}
        </div>
      </div>
    </Container>
  );
}
