import '@mantine/core/styles/Badge.layer.css';
import { Badge, Box, Button, Container, Stack, Text, Title } from '@mantine/core';
import IconBrandWhatsapp from '@tabler/icons-react/dist/esm/icons/IconBrandWhatsapp.mjs';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs';
import { useState } from 'react';
import { formatAmount, toPaise } from '#machines/domain/payment/money.ts';
import * as texts from '#texts/talent-hunt.ts';
import { useSite } from '../../site/site.ts';
import { Amount } from '../../ui/Amount.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Modal } from '../../ui/Modal.tsx';
import { NumberedSteps } from '../../ui/NumberedSteps.tsx';
import { PageHero } from '../../ui/PageHero.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { Section } from '../../ui/Section.tsx';
import { teamLink } from '../../widgets/contact/team-link.ts';
import { Gallery } from '../../widgets/gallery/Gallery.tsx';
import styles from './TalentHunt.module.css';

// each is displayed with a guardian's consent
const RIDERS = [
  { ...texts.riders.kavya, age: 16, picture: '/art/talent-gallery-1.svg' },
  { ...texts.riders.imran, age: 15, picture: '/art/talent-gallery-2.svg' },
  { ...texts.riders.tenzin, age: 17, picture: '/art/talent-gallery-3.svg' },
];

const TIERS = [
  { ...texts.tiers.pitCrew, rupees: 25_000 },
  { ...texts.tiers.frontRow, rupees: 150_000 },
  { ...texts.tiers.titleSponsor, rupees: 600_000 },
];

const PICTURES = Object.values(texts.gallery).map((picture, index) => ({
  src: `/art/talent-gallery-${index + 1}.svg`,
  ...picture,
}));

/** The page of the talent hunt, with its popup for those who want to join. */
export function TalentHunt({
  opened = false,
  onClose,
}: {
  opened?: boolean;
  onClose?: () => void;
}) {
  const [isOpen, setOpen] = useState(opened);
  const { facts } = useSite();
  const hasChat = facts.chat !== null;
  return (
    <>
      <meta name="description" content={texts.description} />
      <PageHero title={texts.heroTitle} text={texts.heroText} scene="track">
        <LinkButton
          {...teamLink(facts)}
          variant="filled"
          size="lg"
          leftSection={<Icon icon={hasChat ? IconBrandWhatsapp : IconMail} size={24} />}
        >
          <span>{texts.talkToUs}</span>
          {hasChat && <span className="ks-hidden">{texts.onWhatsApp}</span>}
        </LinkButton>
      </PageHero>
      <Section title={texts.ridersTitle} subtitle={texts.ridersLead}>
        <ul className={`${styles.riders} ks-columns`}>
          {RIDERS.map(({ name, age, home, series, text, picture }) => (
            <li key={name} className={`${styles.rider} ks-card ks-paper`}>
              <Picture src={picture} alt="" ratio="16:10" />
              <Badge className={styles.series}>{series}</Badge>
              <div className={styles.words}>
                <h3 className="ks-title">{name}</h3>
                <dl>
                  <div>
                    <dt>{texts.age}</dt>
                    <dd>{age}</dd>
                  </div>
                  <div>
                    <dt>{texts.home}</dt>
                    <dd>{home}</dd>
                  </div>
                </dl>
                <p>{text}</p>
                <TeamLinks about={name} />
              </div>
            </li>
          ))}
        </ul>
      </Section>
      <Box component="section" py="section" bg="ink.0" aria-labelledby="story">
        <Container className="ks-columns" style={{ alignItems: 'center' }}>
          <Picture
            style={{ borderRadius: 'var(--ks-radius-modal)' }}
            src="/art/talent-story.svg"
            alt=""
            ratio="16:10"
          />
          <div>
            <Title order={2} id="story" mb="md">
              {texts.storyTitle}
            </Title>
            <Stack gap="0.875rem" maw="62ch">
              {texts.story.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </Stack>
          </div>
        </Container>
      </Box>
      <Section title={texts.seasonTitle}>
        <NumberedSteps steps={Object.values(texts.needs)} />
        <ul className={`${styles.tiers} ks-columns`}>
          {TIERS.map(({ name, rupees, text, buys }) => (
            <li key={name} className={styles.tier}>
              <h3 className="ks-title">{name}</h3>
              <p className={styles.price}>
                <Amount text={formatAmount(toPaise(rupees))} />{' '}
                <small className="ks-quiet">{texts.aSeason}</small>
              </p>
              <p>{text}</p>
              <ul className={`${styles.buys} ks-stack`}>
                {buys.map((item) => (
                  <li key={item}>
                    <Icon icon={IconCheck} stroke={2} color="green" style={{ marginTop: 3 }} />
                    <span>{item}</span>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
        <Button name="sponsorship" onClick={() => setOpen(true)}>
          {texts.sponsorshipDetails}
        </Button>
      </Section>
      <Section tone="mist" title={texts.galleryTitle}>
        <Gallery label={texts.galleryLabel} pictures={PICTURES} />
      </Section>
      <Modal
        open={isOpen}
        onClose={() => {
          setOpen(false);
          onClose?.();
        }}
        title={texts.detailsTitle}
        footer={<TeamLinks about={texts.anyRider} />}
      >
        <Text pt="md">{texts.detailsText}</Text>
        <dl className={styles.details}>
          {Object.values(texts.details).map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </Modal>
    </>
  );
}

/** 'Know more' and 'Sponsor', which lead to the team, each with its own first sentence. */
function TeamLinks({ about }: { about: string }) {
  const { facts } = useSite();
  const destination = facts.chat === null ? '' : texts.opensWhatsApp;
  return (
    <div className={styles.teamLinks}>
      <LinkButton {...teamLink(facts, { question: texts.askToKnowMore(about) })}>
        {texts.knowMore}
        <span className="ks-hidden">{texts.knowMoreAbout(about) + destination}</span>
      </LinkButton>
      <LinkButton
        {...teamLink(facts, { question: texts.askToSponsor(about) })}
        variant="filled"
        color="ink"
      >
        {texts.sponsor}
        <span className="ks-hidden">{texts.sponsorRider(about) + destination}</span>
      </LinkButton>
    </div>
  );
}
