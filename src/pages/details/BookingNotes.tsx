import { Group, Stack } from '@mantine/core';
import IconCreditCard from '@tabler/icons-react/dist/esm/icons/IconCreditCard.mjs';
import IconReceiptRefund from '@tabler/icons-react/dist/esm/icons/IconReceiptRefund.mjs';
import IconUsersGroup from '@tabler/icons-react/dist/esm/icons/IconUsersGroup.mjs';
import type { ReactNode } from 'react';
import type { Item } from '#machines/domain/catalogue/item.ts';
import { ownFacts } from '#machines/domain/catalogue/own-facts.ts';
import * as texts from '#texts/details.ts';
import * as paths from '../../paths.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Ranges } from '../../ui/Ranges.tsx';
import { SiteLink } from '../../ui/SiteLink.tsx';
import { Words } from '../../ui/Words.tsx';
import { AskAboutRide } from './AskAboutRide.tsx';

/** The answers that a rider looks for before paying: the seats, the ways to pay, refunds, and a way to ask (rule: Asking about a ride). */
export function BookingNotes({ item, isOpen }: { item: Item; isOpen: boolean }) {
  const { availableSeats } = item;
  const { totalSeats } = ownFacts(item);
  const seats =
    availableSeats === null ? '' : <b key="seats">{texts.seatsAvailable(availableSeats)}</b>;
  return (
    <Stack gap="sm" fz="sm" align="start">
      <Stack component="ul" gap="sm">
        {availableSeats !== null && isOpen && (
          <Note icon={IconUsersGroup}>
            <Words>{totalSeats === null ? seats : texts.seatsOfTotal(seats, totalSeats)}</Words>
          </Note>
        )}
        <Note icon={IconCreditCard}>{texts.waysToPay}</Note>
        <Note icon={IconReceiptRefund}>
          <Ranges text={texts.refundTime} />{' '}
          <SiteLink href={paths.refund}>{texts.refundPolicy}</SiteLink>
        </Note>
      </Stack>
      <AskAboutRide item={item} />
    </Stack>
  );
}

function Note({ icon, children }: { icon: typeof IconCreditCard; children: ReactNode }) {
  return (
    <Group component="li" wrap="nowrap" align="start" gap="sm" lh="list">
      <Icon icon={icon} color="dimmed" />
      <span>{children}</span>
    </Group>
  );
}
