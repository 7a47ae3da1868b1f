import { Box, Container, Stack, Text, Title } from '@mantine/core';
import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs';
import * as texts from '#texts/corporate.ts';
import * as paths from '../../paths.ts';
import { Icon } from '../../ui/Icon.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { NumberedSteps } from '../../ui/NumberedSteps.tsx';
import { PageHero } from '../../ui/PageHero.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { Section } from '../../ui/Section.tsx';
import { ContactSection } from '../../widgets/contact/ContactSection.tsx';
import { Gallery } from '../../widgets/gallery/Gallery.tsx';
import styles from './CorporatePage.module.css';

const PICTURES = Object.values(texts.gallery).map((picture, index) => ({
  src: `/art/corporate-gallery-${index + 1}.svg`,
  ...picture,
}));

/**
 * The page at /corporateevent: the offers for companies, their pictures, and the form for a request (rule: Corporate
 * page).
 */
export function CorporatePage() {
  return (
    <>
      <meta name="description" content={texts.description} />
      <PageHero title={texts.heroTitle} text={texts.heroText} scene="convoy">
        <LinkButton href="#contact" variant="filled" size="lg">
          {texts.planEvent}
        </LinkButton>
      </PageHero>
      <Section title={texts.offerTitle}>
        <ul className={styles.offers}>
          {Object.entries(texts.offers).map(([id, { title, text }]) => (
            <li key={id} className={`${styles.offer} ks-card ks-paper`}>
              <Picture className={styles.offerPicture} src={`/art/offer-${id}.svg`} alt="" />
              <div className={styles.offerWords}>
                <h3 className="ks-title">{title}</h3>
                <p className={`${styles.offerText} ks-quiet`}>{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </Section>
      <Section tone="mist" title={texts.stepsTitle}>
        <NumberedSteps steps={Object.values(texts.steps)} />
      </Section>
      <Container pt="section">
        <Box
          component="section"
          className="ks-columns ks-dark"
          __vars={{ '--gap': '0px' }}
          style={{ overflow: 'hidden' }}
          bdrs="xl"
          bg="ink.8"
          c="white"
          aria-labelledby="talent"
        >
          <Picture className={styles.talentPicture} src="/art/corporate-talent-hunt.svg" alt="" />
          <Stack className={styles.talentContent} align="start" justify="center" gap="0.875rem">
            <Title order={2} id="talent">
              {texts.talentTitle}
            </Title>
            <Text maw="48ch" c="ink.2">
              {texts.talentText}
            </Text>
            <LinkButton
              href={paths.talentHunt}
              variant="outline"
              rightSection={<Icon icon={IconArrowRight} />}
            >
              <span>{texts.talentLink}</span>
            </LinkButton>
          </Stack>
        </Box>
      </Container>
      <Section title={texts.galleryTitle}>
        <Gallery label={texts.galleryLabel} pictures={PICTURES} />
      </Section>
      <ContactSection id="contact" />
    </>
  );
}
