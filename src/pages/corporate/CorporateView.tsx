import { Box, Button, Card, Container, Stack, Text, Title } from '@mantine/core';
import '@mantine/core/styles/Card.layer.css';
import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs';
import * as texts from '#texts/corporate.ts';
import { Gallery } from '../../ui/Gallery.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { PageHero, Steps } from '../../ui/PageHero.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { Section } from '../../ui/Section.tsx';
import { SiteLink } from '../../ui/SiteLink.tsx';
import { type ContactProps, ContactSection } from '../contact/ContactSection.tsx';
import styles from './Corporate.module.css';
import {
  corporateGallery,
  corporateHero,
  eventSteps,
  offerings,
  talentFeature,
} from './content.ts';

/** The offers for companies, pictures of them, and the form that starts one (rule: Corporate page). */
export function CorporateView(contact: ContactProps) {
  return (
    <>
      <PageHero
        title={corporateHero.title}
        text={corporateHero.text}
        picture="/art/corporate-band.svg"
      >
        <Button component={SiteLink} href="#contact" variant="filled" size="lg">
          {corporateHero.action}
        </Button>
      </PageHero>
      <Section title={texts.offerTitle} titleId="offer">
        <ul className={styles.offers}>
          {offerings.map(({ id, title, text, picture }) => (
            <Card component="li" key={id} padding={0} className={styles.offer}>
              <Box pos="relative" className={styles.offerPicture}>
                <Picture src={picture} alt="" ratio="fill" />
              </Box>
              <Box p="var(--ks-inset-small)" className={styles.offerContent}>
                <Title order={3}>{title}</Title>
                <p>{text}</p>
              </Box>
            </Card>
          ))}
        </ul>
      </Section>
      <Section tone="mist" title={texts.stepsTitle} titleId="steps">
        <Steps steps={eventSteps} />
      </Section>
      <Container pt="var(--ks-section)">
        <TalentFeature />
      </Container>
      <Section title={texts.galleryTitle} titleId="gallery">
        <Gallery label={texts.galleryLabel} pictures={corporateGallery} />
      </Section>
      <ContactSection {...contact} heading={2} id="contact" />
    </>
  );
}

function TalentFeature() {
  const { title, text, picture, link } = talentFeature;
  return (
    <Box
      component="section"
      className={`${styles.talent} ks-dark`}
      bg="ink.8"
      c="white"
      aria-labelledby="talent"
    >
      <div className={styles.talentPicture}>
        <Picture src={picture} alt="" ratio="fill" />
      </div>
      <Stack className={styles.talentContent} align="start" justify="center" gap="0.875rem">
        <Title order={2} id="talent">
          {title}
        </Title>
        <Text maw="48ch" c="ink.2">
          {text}
        </Text>
        <Button
          component={SiteLink}
          href={link.href}
          variant="outline"
          rightSection={<Icon icon={IconArrowRight} />}
        >
          <span>{link.label}</span>
        </Button>
      </Stack>
    </Box>
  );
}
