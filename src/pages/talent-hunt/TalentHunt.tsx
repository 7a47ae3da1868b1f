import '@mantine/core/styles/Badge.layer.css';
import '@mantine/core/styles/Card.layer.css';
import { Badge, Box, Button, Card, Container, Group, Stack, Text, Title } from '@mantine/core';
import IconBrandWhatsapp from '@tabler/icons-react/dist/esm/icons/IconBrandWhatsapp.mjs';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import { useState } from 'react';
import { formatAmount, toPaise } from '#machines/domain/payment/money.ts';
import { withMessage } from '#machines/domain/text/url.ts';
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
  const { chat } = useSite().facts;
  return (
    <>
      <meta name="description" content={texts.description} />
      <PageHero title={texts.heroTitle} text={texts.heroText} scene="track">
        <LinkButton
          href={chat}
          newTab
          variant="filled"
          size="lg"
          leftSection={<Icon icon={IconBrandWhatsapp} size={24} />}
        >
          <span>{texts.talkToUs}</span>
          <span className="ks-hidden">{texts.onWhatsApp}</span>
        </LinkButton>
      </PageHero>
      <Section title={texts.ridersTitle} subtitle={texts.ridersLead}>
        <ul className={`${styles.riders} ks-columns`}>
          {RIDERS.map(({ name, age, home, series, text, picture }) => (
            <Card component="li" key={name} padding={0}>
              <Box pos="relative">
                <Picture src={picture} alt="" ratio="16:10" />
                <Badge pos="absolute" top="var(--ks-space-3)" left="var(--ks-space-3)">
                  {series}
                </Badge>
              </Box>
              <Stack p="space5" flex={1} gap="0.625rem">
                <Title order={3} size="xl">
                  {name}
                </Title>
                <Group component="dl" gap="lg" wrap="nowrap">
                  <div>
                    <dt>{texts.age}</dt>
                    <dd>{age}</dd>
                  </div>
                  <div>
                    <dt>{texts.home}</dt>
                    <dd>{home}</dd>
                  </div>
                </Group>
                <Text flex={1} c="dimmed">
                  {text}
                </Text>
                <ChatLinks about={name} mt="0.375rem" />
              </Stack>
            </Card>
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
        <Box component="ul" className={`${styles.tiers} ks-columns`} mt="space10" mb="lg">
          {TIERS.map(({ name, rupees, text, buys }) => (
            <Box component="li" key={name} p="lg" bd="1px solid ink.1" bdrs="lg">
              <Title order={3}>{name}</Title>
              <Text mt="xs" fz="xxl" fw={700} lh="var(--ks-leading-heading)" lts="-0.02em">
                <Amount text={formatAmount(toPaise(rupees))} />{' '}
                <Text component="small" size="sm" fw={400} lh="inherit" lts={0} c="dimmed">
                  {texts.aSeason}
                </Text>
              </Text>
              <Text mt="xs" c="dimmed">
                {text}
              </Text>
              <Stack
                component="ul"
                style={{ borderTop: '1px solid var(--mantine-color-ink-1)' }}
                gap="0.625rem"
                mt="md"
                pt="md"
              >
                {buys.map((item) => (
                  <li key={item} className={styles.buy}>
                    <Icon icon={IconCheck} stroke={2} color="green" style={{ marginTop: 3 }} />
                    <span>{item}</span>
                  </li>
                ))}
              </Stack>
            </Box>
          ))}
        </Box>
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
        footer={<ChatLinks about={texts.anyRider} />}
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

/** 'Know more' and 'Sponsor', which open the messaging chat, each with its own first sentence. */
function ChatLinks({ about, mt }: { about: string; mt?: string }) {
  const { chat } = useSite().facts;
  return (
    <Group grow gap="xs" wrap="nowrap" align="stretch" mt={mt}>
      <LinkButton href={withMessage(chat, texts.askToKnowMore(about))} newTab px="0.625rem">
        {texts.knowMore}
        <span className="ks-hidden">{texts.knowMoreAbout(about)}</span>
      </LinkButton>
      <LinkButton
        href={withMessage(chat, texts.askToSponsor(about))}
        newTab
        variant="filled"
        color="ink"
        px="0.625rem"
      >
        {texts.sponsor}
        <span className="ks-hidden">{texts.sponsorRider(about)}</span>
      </LinkButton>
    </Group>
  );
}
