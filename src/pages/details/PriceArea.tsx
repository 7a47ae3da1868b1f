import { Box, Button, Group, Paper, Stack, Text } from '@mantine/core';
import IconCreditCard from '@tabler/icons-react/dist/esm/icons/IconCreditCard.mjs';
import IconReceiptRefund from '@tabler/icons-react/dist/esm/icons/IconReceiptRefund.mjs';
import IconUsersGroup from '@tabler/icons-react/dist/esm/icons/IconUsersGroup.mjs';
import { type MouseEvent, type ReactNode, useId } from 'react';
import { formatDay } from '#machines/domain/calendar/calendar.ts';
import { availability } from '#machines/domain/calendar/when.ts';
import type { Item } from '#machines/domain/catalogue/item.ts';
import { isLowestPrice } from '#machines/domain/catalogue/lowest-price.ts';
import { ownFacts } from '#machines/domain/catalogue/own-facts.ts';
import { bookLabel, detailsPrice } from '#machines/domain/catalogue/price.ts';
import * as texts from '#texts/details.ts';
import { kindWords } from '#texts/kinds.ts';
import * as paths from '../../paths.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Price } from '../../ui/Price.tsx';
import { SiteLink } from '../../ui/SiteLink.tsx';
import { Words } from '../../ui/Words.tsx';
import { AskAboutRide } from './AskAboutRide.tsx';
import details from './Details.module.css';

/** The words of the price card and of the phone's bar as they stand on this day (rule: Words for prices). */
export function priceSummary(item: Item, now: number) {
  const { kind, ...price } = detailsPrice(item);
  const closed = closedWords(item, now);
  const free =
    item.price.kind === 'contact'
      ? { label: texts.organiserQuotes, barNote: texts.priceOnRequest }
      : { label: texts.onTheHouse, barNote: texts.noPaymentNeeded };
  const paid = isLowestPrice(item)
    ? { label: texts.priceFrom, barNote: texts.perRider }
    : { label: texts.price, barNote: texts.perRider };
  return {
    ...(kind === 'amount' ? paid : free),
    price: closed === null ? price : { ...price, oldText: '', offText: '' },
    action: bookLabel(item),
    closedReason: null,
    ...closed,
  };
}

/** The words in place of those of an item that can be booked; null while it can. */
function closedWords(item: Item, now: number) {
  const state = availability(item, now);
  if (state === 'open') return null;
  if (state === 'soldOut')
    return {
      barNote: texts.seatsAvailable(0),
      action: texts.soldOut,
      closedReason: texts.everySeatTaken,
    };
  const { leftOn } = kindWords[item.kind];
  const left = item.start === null ? texts.departed : leftOn(formatDay(item.start.day));
  return { barNote: left, action: texts.departed, closedReason: texts.asSentence(left) };
}

interface PriceAreaProps {
  summary: ReturnType<typeof priceSummary>;
  onBook(event: MouseEvent<HTMLButtonElement>): void;
}

/** The price and the one action, and what a rider asks before paying; stays in view on wide screens. */
export function PriceCard({ item, summary, onBook }: PriceAreaProps & { item: Item }) {
  const reasonId = useId();
  return (
    <Paper className={details.price} shadow="md">
      <Text size="sm" c="dimmed" lh="inherit">
        {summary.label}
      </Text>
      <Box mt={2} mb="space5">
        <Price {...summary.price} size="large" />
      </Box>
      <Button
        variant="filled"
        size="lg"
        fullWidth
        disabled={summary.closedReason !== null}
        aria-describedby={summary.closedReason === null ? undefined : reasonId}
        onClick={onBook}
      >
        {summary.action}
      </Button>
      {summary.closedReason !== null && (
        <Text id={reasonId} mt="sm" size="sm" fw={500} lh="inherit" ta="center">
          {summary.closedReason}
        </Text>
      )}
      <Box mt="space5" pt="1.125rem" style={{ borderTop: '1px solid var(--mantine-color-ink-1)' }}>
        <BookingNotes item={item} isOpen={summary.closedReason === null} />
      </Box>
    </Paper>
  );
}

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
          {texts.refundTime} <SiteLink href={paths.refund}>{texts.refundPolicy}</SiteLink>
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

/** The same price and action for the bottom bar of a phone. */
export function PriceBar({ summary, onBook }: PriceAreaProps) {
  const noteId = useId();
  return (
    <>
      <div>
        <Price {...summary.price} size="bar" />
        <Text id={noteId} size="sm" c="dimmed" lh="xl">
          {summary.barNote}
        </Text>
      </div>
      <Button
        variant="filled"
        disabled={summary.closedReason !== null}
        aria-describedby={summary.closedReason === null ? undefined : noteId}
        onClick={onBook}
      >
        {summary.action}
      </Button>
    </>
  );
}
