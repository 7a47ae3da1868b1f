import { Badge, Box, Button, Card, Container, Group, Stack, Text, Title } from '@mantine/core';
import '@mantine/core/styles/Card.layer.css';
import IconBrandWhatsapp from '@tabler/icons-react/dist/esm/icons/IconBrandWhatsapp.mjs';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import { formatAmount, toPaise } from '#machines/domain/money.ts';
import * as texts from '#texts/talent-hunt.ts';
import { Gallery } from '../../ui/Gallery.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { PageHero, Steps } from '../../ui/PageHero.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { Section } from '../../ui/Section.tsx';
import { SiteLink } from '../../ui/SiteLink.tsx';
import { Amount } from '../../ui/Words.tsx';
import { ChatLinks } from './ChatLinks.tsx';
import {
  type SponsorshipTier,
  seasonNeeds,
  talentGallery,
  talentHero,
  talentStory,
  tiers,
  type YoungRider,
  youngRiders,
} from './content.ts';
import { SponsorshipModal } from './SponsorshipModal.tsx';
import styles from './TalentHunt.module.css';

interface TalentHuntViewProps {
  /** The messaging chat, without a text. */
  chat: string;
  /** True while the details modal stands over the page. */
  modalOpen: boolean;
  onModalChange: (open: boolean) => void;
}

/** The sponsorship programme for young racers (rule: Talent Hunt page). */
export function TalentHuntView({ chat, modalOpen, onModalChange }: TalentHuntViewProps) {
  return (
    <>
      <PageHero
        title={talentHero.title}
        text={talentHero.text}
        picture="/art/talent-band.svg"
        subject="left"
      >
        <Button
          component={SiteLink}
          href={chat}
          newTab
          variant="filled"
          size="lg"
          leftSection={<Icon icon={IconBrandWhatsapp} size={24} />}
        >
          <span>{talentHero.action}</span>
          <span className="ks-hidden">{texts.onWhatsApp}</span>
        </Button>
      </PageHero>
      <Section title={texts.ridersTitle} titleId="riders" subtitle={texts.ridersLead}>
        <ul className={`${styles.riders} ks-columns`}>
          {youngRiders.map((rider) => (
            <RiderCard key={rider.id} rider={rider} chat={chat} />
          ))}
        </ul>
      </Section>
      <Box component="section" py="var(--ks-section)" bg="ink.0" aria-labelledby="story">
        <Container className={`${styles.story} ks-columns`}>
          <Picture bdrs="xl" src={talentStory.picture} alt="" ratio="16:10" />
          <div>
            <Title order={2} id="story" mb="md">
              {talentStory.title}
            </Title>
            <Stack gap="0.875rem" maw="62ch">
              {talentStory.paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </Stack>
          </div>
        </Container>
      </Box>
      <Section title={texts.seasonTitle} titleId="season">
        <Steps steps={seasonNeeds} />
        <ul className={`${styles.tiers} ks-columns`}>
          {tiers.map((tier) => (
            <Tier key={tier.id} tier={tier} />
          ))}
        </ul>
        <Button onClick={() => onModalChange(true)}>{talentStory.action}</Button>
      </Section>
      <Section tone="mist" title={texts.galleryTitle} titleId="gallery">
        <Gallery label={texts.galleryLabel} pictures={talentGallery} />
      </Section>
      <SponsorshipModal chat={chat} open={modalOpen} onClose={() => onModalChange(false)} />
    </>
  );
}

function RiderCard({ rider, chat }: { rider: YoungRider; chat: string }) {
  const { name, age, home, series, text, picture } = rider;
  return (
    <Card component="li" padding={0}>
      <Box pos="relative">
        <Picture src={picture} alt="" />
        <Badge pos="absolute" top="var(--ks-space-3)" left="var(--ks-space-3)">
          {series}
        </Badge>
      </Box>
      <Stack className={styles.riderContent} p="var(--ks-space-5)" flex={1} gap="0.625rem">
        <Title order={3} size="xl">
          {name}
        </Title>
        <dl className={styles.about}>
          <div>
            <dt>{texts.age}</dt>
            <dd>{age}</dd>
          </div>
          <div>
            <dt>{texts.home}</dt>
            <dd>{home}</dd>
          </div>
        </dl>
        <Text flex={1} c="dimmed">
          {text}
        </Text>
        <ChatLinks chat={chat} about={name} />
      </Stack>
    </Card>
  );
}

function Tier({ tier: { name, rupees, text, buys } }: { tier: SponsorshipTier }) {
  return (
    <Box component="li" p="lg" bd="1px solid ink.1" bdrs="lg">
      <Title order={3}>{name}</Title>
      <p className={styles.amount}>
        <Amount text={formatAmount(toPaise(rupees))} /> <small>{texts.aSeason}</small>
      </p>
      <Text mt="xs" c="dimmed">
        {text}
      </Text>
      <Stack component="ul" className={styles.buys} gap="0.625rem" mt="md" pt="md">
        {buys.map((item) => (
          <Group component="li" key={item} wrap="nowrap" align="start" gap="sm">
            <Icon icon={IconCheck} stroke={2} />
            <span>{item}</span>
          </Group>
        ))}
      </Stack>
    </Box>
  );
}
