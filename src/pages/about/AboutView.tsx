import { Anchor, Box, Button, Card, Stack, Text, Title } from '@mantine/core';
import '@mantine/core/styles/Card.layer.css';
import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs';
import { ABOUT_TEXT_LENGTH } from '#machines/domain/text.ts';
import * as texts from '#texts/about.ts';
import { Icon } from '../../ui/Icon.tsx';
import { PageHero } from '../../ui/PageHero.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { ReadMore } from '../../ui/ReadMore.tsx';
import { Section } from '../../ui/Section.tsx';
import { SiteLink } from '../../ui/SiteLink.tsx';
import styles from './About.module.css';
import { type AboutText, aboutContent, type ProductLine } from './content.ts';

/** The company, its reason, and the seven things it makes. */
export function AboutView({ brand }: { brand: string }) {
  const { headline, lead, mission, culture, linesTitle, linesLead, lines, next } =
    aboutContent(brand);
  return (
    <>
      <PageHero
        title={headline}
        text={lead}
        picture={{ poster: '/hero/poster', video: '/hero/hero' }}
      />
      <Section>
        <div className={`${styles.columns} ks-columns`}>
          <AboutArticle {...mission} />
          <AboutArticle {...culture} />
        </div>
      </Section>
      <Section tone="mist" title={linesTitle} titleId="product-lines" subtitle={linesLead}>
        <ul className={`${styles.productLines} ks-columns`}>
          {lines.map((line) => (
            <Line key={line.id} {...line} />
          ))}
          <Stack
            component="li"
            className={styles.callToAction}
            py="var(--ks-inset-small)"
            align="start"
            gap="var(--ks-space-5)"
          >
            <div>
              <Title order={3} size="xl" fw={600}>
                {next.title}
              </Title>
              <Text mt="var(--ks-space-1)" c="dimmed">
                {next.text}
              </Text>
            </div>
            <Button component={SiteLink} href={next.link.href} variant="filled" size="lg">
              {next.link.label}
            </Button>
          </Stack>
        </ul>
      </Section>
    </>
  );
}

function AboutArticle({ title, subject, text, picture }: AboutText) {
  return (
    <article className={styles.article}>
      <Picture bdrs="lg" src={picture} alt="" ratio="16:9" />
      <Title order={2} mt="lg" mb="sm">
        {title}
      </Title>
      <ReadMore text={text} limit={ABOUT_TEXT_LENGTH} about={subject} />
    </article>
  );
}

function Line({ id, name, text, picture, link }: ProductLine) {
  return (
    <Card component="li" id={id} padding={0} className={styles.productLine}>
      <Box pos="relative">
        <Picture src={picture} alt="" ratio="fill" />
      </Box>
      <Stack p="var(--ks-inset-small)" pb="xs" gap={0}>
        <Title order={3}>{name}</Title>
        <ReadMore
          className={styles.productText}
          text={text}
          limit={ABOUT_TEXT_LENGTH}
          about={name}
        />
        {link === null ? (
          <Text size="sm" fw={500} c="dimmed" lh="var(--ks-tap)">
            {texts.inTheApp}
          </Text>
        ) : (
          <Anchor
            component={SiteLink}
            underline="hover"
            className={`${styles.productLink} ks-tap`}
            href={link.href}
          >
            <span>{link.label}</span>
            <Icon icon={IconArrowRight} />
          </Anchor>
        )}
      </Stack>
    </Card>
  );
}
