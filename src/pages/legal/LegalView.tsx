import { Container, Stack, Text, Title } from '@mantine/core';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import { type ReactElement, useRef } from 'react';
import { figuresOf } from '#machines/domain/calendar.ts';
import * as texts from '#texts/legal.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Words } from '../../ui/Words.tsx';
import { Contents } from './Contents.tsx';
import { useCurrentSection } from './current-section.ts';
import type { LegalDocument } from './document.ts';
import styles from './Legal.module.css';
import { LegalBlock } from './LegalBlock.tsx';
import { documentLanguage } from './languages.ts';

const LEAD = { mt: 'xs', maw: '68ch', c: 'dimmed', textWrap: 'pretty' } as const;

interface LegalViewProps {
  content: LegalDocument;
  /** The page's own heading; '' → the document's title. */
  heading: string;
  /** The button that clears this device, for the document that offers it. */
  forget?: ReactElement;
}

/** A legal page: prose of at most 68 characters a line, and a table of contents that follows the scroll. */
export function LegalView({
  content: { title, lead, effective, sections },
  heading,
  forget,
}: LegalViewProps) {
  const prose = useRef<HTMLDivElement>(null);
  const current = useCurrentSection(prose, sections[0]?.id ?? null);
  return (
    <Container className={styles.page}>
      <Title order={1}>{heading || title}</Title>
      {texts.englishOnly !== '' && (
        <Text {...LEAD}>
          <strong>{texts.englishOnly}</strong>
        </Text>
      )}
      <Text {...LEAD} lang={documentLanguage}>
        {lead}
      </Text>
      {effective !== null && (
        <Text mt="var(--ks-space-1)" size="sm" c="dimmed">
          <Words>
            {texts.effectiveFrom(
              <time key="day" dateTime={effective}>
                {texts.longDay(figuresOf(effective))}
              </time>,
            )}
          </Words>
        </Text>
      )}
      <div className={`${styles.columns} ks-columns`}>
        <details className={`${styles.disclosure} ks-narrow ks-screen`}>
          <summary>
            {texts.onThisPage}
            <Icon icon={IconChevronDown} />
          </summary>
          <nav aria-label={texts.onThisPage}>
            <Contents
              sections={sections}
              current={current}
              onFollow={(event) => event.currentTarget.closest('details')?.removeAttribute('open')}
            />
          </nav>
        </details>
        <nav className={`${styles.sidebar} ks-wide ks-screen`} aria-label={texts.onThisPage}>
          <Contents sections={sections} current={current} />
        </nav>
        <div ref={prose} className={styles.prose} lang={documentLanguage}>
          {sections.map((section) => (
            <Stack
              component="section"
              key={section.id}
              id={section.id}
              gap="0.875rem"
              aria-labelledby={`${section.id}-title`}
            >
              <Title order={2} size="xl" id={`${section.id}-title`}>
                {section.title}
              </Title>
              {section.blocks.map((block, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the document never changes its order
                <LegalBlock key={index} block={block} forget={forget} />
              ))}
            </Stack>
          ))}
        </div>
      </div>
    </Container>
  );
}
