import { Box, Container, Text, Title } from '@mantine/core';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import { Children, isValidElement, type ReactNode, useEffect, useRef, useState } from 'react';
import { LANGUAGES } from '#languages.ts';
import { figuresOf } from '#machines/domain/calendar/calendar.ts';
import { language } from '#texts/language.ts';
import * as texts from '#texts/legal.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Words } from '../../ui/Words.tsx';
import styles from './LegalPage.module.css';
import type { LegalSectionProps } from './LegalSection.tsx';

const LEAD = { mt: 'xs', maw: '68ch', c: 'dimmed', textWrap: 'pretty' } as const;

const { en: english } = LANGUAGES;

/** The language of the documents, where that of the page around them differs. */
const documentLanguage = language.locale === english.locale ? undefined : english.locale;

interface LegalPageProps {
  title: string;
  lead: ReactNode;
  /** The sentence of search engines and shared links. */
  description: string;
  /** The first day of validity, 'YYYY-MM-DD'. */
  effective?: string;
  /** The sections, each a `LegalSection`: the table of contents lists them. */
  children: ReactNode;
}

/** A legal page: prose of at most 68 characters a line, and a table of contents that follows the scroll. */
export function LegalPage({ title, lead, description, effective, children }: LegalPageProps) {
  const sections = Children.toArray(children)
    .filter(isValidElement<LegalSectionProps>)
    .map(({ props }) => props);
  const { content, current } = useCurrentSection(sections[0]?.id ?? null);
  const contents = (
    <ol className={styles.contents} lang={documentLanguage}>
      {sections.map((section) => (
        <li key={section.id}>
          <a
            href={`#${section.id}`}
            aria-current={section.id === current ? 'location' : undefined}
            // folds the list that a phone unfolds above the text
            onClick={({ currentTarget }) =>
              currentTarget.closest('details')?.removeAttribute('open')
            }
          >
            {section.title}
          </a>
        </li>
      ))}
    </ol>
  );
  return (
    <Container className={styles.page}>
      <meta name="description" content={description} />
      <Title order={1}>{title}</Title>
      {documentLanguage !== undefined && (
        <Text {...LEAD}>
          <strong>{texts.englishOnly}</strong>
        </Text>
      )}
      <Text {...LEAD} lang={documentLanguage}>
        {lead}
      </Text>
      {effective !== undefined && (
        <Text mt="space1" size="sm" c="dimmed">
          <Words>
            {texts.effectiveFrom(
              <time key="day" dateTime={effective}>
                {texts.longDay(figuresOf(effective))}
              </time>,
            )}
          </Words>
        </Text>
      )}
      <Box className={`${styles.columns} ks-columns`} mt="space7">
        <Box component="details" className="ks-narrow ks-screen" bd="1px solid ink.1" bdrs="lg">
          <Box component="summary" mih="3.25rem" px="md" bdrs="lg" fw={600}>
            {texts.onThisPage}
            <Icon icon={IconChevronDown} />
          </Box>
          <Box component="nav" px="md" pt="space1" pb="md" aria-label={texts.onThisPage}>
            {contents}
          </Box>
        </Box>
        <nav className={`${styles.sidebar} ks-wide ks-screen`} aria-label={texts.onThisPage}>
          {contents}
        </nav>
        <div ref={content} className={styles.prose} lang={documentLanguage}>
          {children}
        </div>
      </Box>
    </Container>
  );
}

/**
 * Returns the id of the section that is being read: the first one that stands in the upper third of the screen. Mantine's
 * useScrollSpy would mark the nearest heading, also one that is not reached yet, and none before it has hydrated.
 */
function useCurrentSection(first: string | null) {
  const content = useRef<HTMLDivElement>(null);
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
  }, []);
  return { content, current };
}
