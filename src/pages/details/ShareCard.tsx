import { Box, Button, Group, Stack, Text, Title } from '@mantine/core';
import IconBrandFacebook from '@tabler/icons-react/dist/esm/icons/IconBrandFacebook.mjs';
import IconBrandWhatsapp from '@tabler/icons-react/dist/esm/icons/IconBrandWhatsapp.mjs';
import IconBrandX from '@tabler/icons-react/dist/esm/icons/IconBrandX.mjs';
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs';
import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs';
import IconShare2 from '@tabler/icons-react/dist/esm/icons/IconShare2.mjs';
import type { EventFrom, SnapshotFrom } from 'xstate';
import { COPIED_TEXT, type ShareTarget } from '#machines/domain/share.ts';
import type { shareMachine } from '#machines/share.machine.ts';
import * as texts from '#texts/details.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { Toast } from '../../ui/Toast.tsx';
import details from './Details.module.css';

interface ShareCardProps {
  state: SnapshotFrom<typeof shareMachine>;
  send(event: EventFrom<typeof shareMachine>): void;
  heading: string;
  title: string;
  /** The item's own picture, until the server names one for sharing. */
  pictureUrl: string | null;
  /** Date and duration, as one line. */
  about: string;
  /** True when this device has a share sheet of its own. */
  canShareNatively: boolean;
}

/** The item as it looks when shared, and where it can go. */
export function ShareCard({
  state,
  send,
  heading,
  title,
  pictureUrl,
  about,
  canShareNatively,
}: ShareCardProps) {
  const request = (target: ShareTarget) => send({ type: 'share.requested', target });
  return (
    <section className={details.section}>
      <Title order={2}>{heading}</Title>
      <Stack
        gap="md"
        p="var(--ks-space-5)"
        bd="1px solid ink.1"
        bdrs="lg"
        aria-busy={state.hasTag('busy')}
      >
        <Group wrap="nowrap" miw={0}>
          <Picture
            src={state.context.text?.imageUrl ?? pictureUrl}
            alt=""
            flex="none"
            w={96}
            bdrs="sm"
          />
          <Box miw={0}>
            <Text component="b" display="block" fw={600} lh="xl" dir="auto">
              {title}
            </Text>
            <Text span size="sm" c="dimmed">
              {about}
            </Text>
          </Box>
        </Group>
        <Group gap="xs">
          <Target icon={IconBrandWhatsapp} onChoose={() => request('whatsapp')}>
            WhatsApp
          </Target>
          <Target icon={IconBrandFacebook} onChoose={() => request('facebook')}>
            Facebook
          </Target>
          <Target icon={IconBrandX} onChoose={() => request('x')}>
            X
          </Target>
          <Target icon={IconMail} onChoose={() => request('email')}>
            {texts.email}
          </Target>
          <Target icon={IconCopy} onChoose={() => request('copy')}>
            {texts.copyLink}
          </Target>
          {canShareNatively && (
            <Target icon={IconShare2} onChoose={() => request('native')}>
              {texts.moreTargets}
            </Target>
          )}
        </Group>
      </Stack>
      {state.matches('blocked') && (
        <Notice tone="info" title={texts.copyByHand} mt="sm">
          <Box
            component="input"
            w="100%"
            h="var(--ks-tap)"
            mt="xs"
            px="sm"
            aria-label={texts.linkToPage}
            readOnly
            value={state.context.text?.url ?? state.context.link}
            onFocus={(event) => event.currentTarget.select()}
          />
        </Notice>
      )}
      <Toast>{state.matches('copied') ? COPIED_TEXT : null}</Toast>
    </section>
  );
}

interface TargetProps {
  icon: typeof IconCopy;
  children: string;
  onChoose(): void;
}

function Target({ icon, children, onChoose }: TargetProps) {
  return (
    <Button size="sm" leftSection={<Icon icon={icon} />} onClick={onChoose}>
      {children}
    </Button>
  );
}
