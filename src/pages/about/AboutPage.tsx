import { Stack, Text, Title } from '@mantine/core';
import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs';
import { ABOUT_TEXT_LENGTH } from '#machines/domain/text/text.ts';
import * as texts from '#texts/about.ts';
import * as paths from '../../paths.ts';
import { useSite } from '../../site/site.ts';
import { Icon } from '../../ui/Icon.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { PageHero } from '../../ui/PageHero.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { ReadMore } from '../../ui/ReadMore.tsx';
import { Section } from '../../ui/Section.tsx';
import { SiteLink } from '../../ui/SiteLink.tsx';
import styles from './AboutPage.module.css';

const ARTICLES = [
  { ...texts.mission, picture: '/art/about-mission.svg' },
  { ...texts.ourWays, picture: '/art/about-culture.svg' },
];

type ProductLine = keyof typeof texts.lines;

const PRODUCT_LINES = Object.keys(texts.lines) as readonly ProductLine[];

/** The pages of the product lines; null for one that lives in the app alone. */
const PAGES: Readonly<Record<ProductLine, { href: string; label: string } | null>> = {
  garage: null,
  corporate: { href: paths.corporate, label: texts.corporateLink },
  rewards: null,
  getaways: { href: paths.getaways, label: texts.getawaysLink },
  store: null,
  utilities: null,
  'talent-hunt': { href: paths.talentHunt, label: texts.talentHuntLink },
};

/** The page at /about: the company, its reason, and the things that it makes (rule: Product lines). */
export function AboutPage() {
  return (
    <>
      <meta name="description" content={texts.description} />
      <PageHero scene="road" title={texts.headline} text={texts.lead(useSite().facts.brand)} />
      <Section>
        <div className={`${styles.columns} ks-columns`}>
          {ARTICLES.map(({ title, subject, text, picture }) => (
            <article key={title}>
              <Picture
                style={{ borderRadius: 'var(--ks-radius-card)' }}
                src={picture}
                alt=""
                ratio="16:9"
              />
              <Title order={2} mt="lg" mb="sm">
                {title}
              </Title>
              <ReadMore
                className={styles.articleText}
                text={text}
                limit={ABOUT_TEXT_LENGTH}
                about={subject}
              />
            </article>
          ))}
        </div>
      </Section>
      <Section tone="mist" title={texts.linesTitle} subtitle={texts.linesLead}>
        <ul className="ks-columns ks-cards">
          {PRODUCT_LINES.map((line) => (
            <li key={line} id={line} className={`${styles.productLine} ks-card ks-paper`}>
              <Picture src={`/art/line-${line}.svg`} alt="" />
              <div className={styles.product}>
                <h3 className="ks-title">{texts.lines[line].name}</h3>
                <ReadMore
                  className={`${styles.productText} ks-quiet`}
                  text={texts.lines[line].text}
                  limit={ABOUT_TEXT_LENGTH}
                  about={texts.lines[line].name}
                />
                <PageLink line={line} />
              </div>
            </li>
          ))}
          <Stack component="li" my="auto" py="insetSmall" align="start" gap="space5">
            <div>
              <Title order={3} size="xl" fw={600}>
                {texts.nextTitle}
              </Title>
              <Text mt="space1" c="dimmed">
                {texts.nextText}
              </Text>
            </div>
            <LinkButton href={paths.getaways} variant="filled" size="lg">
              {texts.nextLink}
            </LinkButton>
          </Stack>
        </ul>
      </Section>
    </>
  );
}

/** The link to the page of a product line, or the note that the product is in the app. */
function PageLink({ line }: { line: ProductLine }) {
  const page = PAGES[line];
  if (page === null) return <p className={`${styles.inTheApp} ks-quiet`}>{texts.inTheApp}</p>;
  return (
    <SiteLink className={`${styles.pageLink} ks-tap ks-onward`} href={page.href}>
      <span>{page.label}</span>
      <Icon icon={IconArrowRight} />
    </SiteLink>
  );
}
