import { Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import { useId } from 'react';
import { formatAmount } from '#machines/domain/money.ts';
import {
  isWithinLimit,
  lines,
  MAX_TOTAL,
  quantityOf,
  totalLabel,
  totals,
} from '#machines/domain/selection.ts';
import type { ticketSelectorMachine } from '#machines/ticket-selector.machine.ts';
import * as texts from '#texts/details.ts';
import { Modal } from '../../ui/Modal.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { RetryButton, StatePanel } from '../../ui/StatePanel.tsx';
import { Amount } from '../../ui/Words.tsx';
import { CopyTrace } from '../support/CopyTrace.tsx';
import type { ViewProps } from '../view-props.ts';
import { priceSummary } from './PriceArea.tsx';
import { TicketOptionRow } from './TicketOptionRow.tsx';
import styles from './TicketSelector.module.css';

const LIMIT = { mb: 'sm', size: 'sm', c: 'dimmed', lh: 1.45 } as const;

interface TicketSelectorProps extends ViewProps<typeof ticketSelectorMachine> {
  /** Asks for the item again, when no answer of this visit came. */
  onItemRetry(): void;
}

/** The modal in which a rider picks tickets: the options scroll between a fixed header and a fixed footer. */
export function TicketSelector({ state, send, onItemRetry }: TicketSelectorProps) {
  const { item, now, options, quantities, restored } = state.context;
  const whyId = useId();
  const seats = item.availableSeats;
  const chosen = lines(options ?? [], quantities);
  const { quantity } = totals(chosen);
  const isSelling = !state.matches('unreachable') && !state.matches('refused');

  return (
    <Modal
      open={!state.matches('closed')}
      onClose={() => send({ type: 'selector.closed' })}
      title={texts.chooseTickets}
      subtitle={
        <>
          <bdi>{item.title}</bdi>
          {seats !== null && state.context.answer === 'received' && (
            <span className={styles.seats}>{` · ${texts.seatsAvailable(seats)}`}</span>
          )}
        </>
      }
      footer={
        isSelling ? (
          <>
            <div id={whyId} role="status">
              <Group
                justify="space-between"
                align="baseline"
                gap="0 var(--ks-space-3)"
                mih="2.1875rem"
                mb="sm"
              >
                {quantity === 0 ? (
                  <Text span inherit c="dimmed">
                    {texts.nothingSelected}
                  </Text>
                ) : (
                  <>
                    <span>
                      {texts.total}{' '}
                      <Text component="small" size="sm" c="dimmed" lh="inherit">
                        {`(${texts.ticketCount(quantity)})`}
                      </Text>
                    </span>
                    <Text component="b" size="xl" fw={700} lh="inherit" lts="-0.02em">
                      <Amount text={totalLabel(chosen, 'selector')} />
                    </Text>
                  </>
                )}
              </Group>
              {seats !== null && quantity >= seats && (
                <Text {...LIMIT}>{seats === 1 ? texts.lastSeat : texts.allSeats(seats)}</Text>
              )}
              {!isWithinLimit(chosen) && (
                <Text {...LIMIT}>{texts.aboveLimit(formatAmount(MAX_TOTAL))}</Text>
              )}
            </div>
            <Button
              variant="filled"
              fullWidth
              disabled={!state.can({ type: 'selection.confirmed' })}
              aria-describedby={whyId}
              onClick={() => send({ type: 'selection.confirmed' })}
            >
              {texts.proceed}
            </Button>
          </>
        ) : undefined
      }
    >
      {state.matches('unreachable') && (
        <StatePanel
          kind="error"
          shadow="none"
          headingLevel={3}
          title={texts.bookingNotPossible}
          help={texts.latestNotLoaded}
        >
          <RetryButton ref={focus} data-autofocus="" onClick={onItemRetry} />
          <CopyTrace />
        </StatePanel>
      )}
      {state.matches('refused') && (
        <StatePanel
          shadow="none"
          headingLevel={3}
          title={texts.noLongerBookable}
          message={priceSummary(item, now()).closedReason}
        />
      )}
      {isSelling && options === null && (
        <Stack
          ref={focusIfLost}
          gap="var(--ks-space-5)"
          py="var(--ks-space-5)"
          aria-busy="true"
          tabIndex={-1}
        >
          <p className="ks-hidden" role="status">
            {texts.loadingTickets}
          </p>
          <Skeleton radius="lg" mih="5.5rem" />
          <Skeleton radius="lg" mih="5.5rem" />
        </Stack>
      )}
      {isSelling && options !== null && (
        <>
          {/* it uses the list's own room, so that nothing moves under a finger */}
          {(restored === 'some' || restored === 'none') && (
            <Notice tone="info" mt="md">
              {restored === 'some' ? texts.someOfLinkMissing : texts.allOfLinkMissing}
            </Notice>
          )}
          <ul ref={focusFirst}>
            {options.map((option) => (
              <TicketOptionRow
                key={option.id}
                option={option}
                quantity={quantityOf(quantities, option.id)}
                canAdd={state.can({ type: 'ticket.added', id: option.id })}
                onAdd={() => send({ type: 'ticket.added', id: option.id })}
                onRemove={() => send({ type: 'ticket.removed', id: option.id })}
              />
            ))}
          </ul>
        </>
      )}
    </Modal>
  );
}

// What appears in the modal takes the focus, with the modal or later.

const focus = (button: HTMLElement | null) => button?.focus();

const focusFirst = (list: HTMLElement | null) =>
  focus(list?.querySelector<HTMLElement>('[data-autofocus]') ?? null);

/** After a retry the focus stays within the modal. */
function focusIfLost(panel: HTMLElement | null): void {
  const dialog = panel?.closest('dialog');
  if (dialog?.contains(dialog.ownerDocument.activeElement) === false) focus(panel);
}
