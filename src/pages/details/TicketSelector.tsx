import { Button } from '@mantine/core';
import { useId } from 'react';
import { ticketsAtOnce } from '#machines/domain/booking/party.ts';
import { lines, quantityOf } from '#machines/domain/booking/selection.ts';
import type { RestoredTickets } from '#machines/domain/catalogue/details-link.ts';
import { seatLimit } from '#machines/domain/catalogue/item.ts';
import { rideName } from '#machines/domain/catalogue/item-dates.ts';
import type { ticketSelectorMachine } from '#machines/ticket-selector.machine.ts';
import * as texts from '#texts/details.ts';
import { useParty } from '../../site/party.ts';
import type { ViewProps } from '../../site/view-props.ts';
import { Modal } from '../../ui/Modal.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { RetryButton } from '../../ui/RetryButton.tsx';
import { StatePanel } from '../../ui/StatePanel.tsx';
import { CopyTrace } from '../../widgets/copy/CopyTrace.tsx';
import { AskMyGroup } from './AskMyGroup.tsx';
import { focus, focusFirst } from './focus-in-modal.ts';
import { LoadingTickets } from './LoadingTickets.tsx';
import { NotIncluded } from './NotIncluded.tsx';
import { priceSummary } from './price-summary.ts';
import { TicketOptionRow } from './TicketOptionRow.tsx';
import styles from './TicketSelector.module.css';
import { TicketTotal } from './TicketTotal.tsx';

interface TicketSelectorProps extends ViewProps<typeof ticketSelectorMachine> {
  /** Requests the item again, when there is no answer of this visit. */
  onItemRetry(): void;
}

/** The words about tickets of a link that are not offered; null where all of them are. */
const MISSING_OF_LINK = {
  all: null,
  some: texts.someOfLinkMissing,
  none: texts.allOfLinkMissing,
} as const satisfies Record<RestoredTickets['outcome'], string | null>;

/** The modal in which a rider picks tickets; the options scroll between a fixed header and a fixed footer. */
export function TicketSelector({ state, send, onItemRetry }: TicketSelectorProps) {
  const { item, clock, options, quantities, restored } = state.context;
  const whyId = useId();
  const [riders] = useParty();
  const seats = item.availableSeats;
  const chosen = lines(options ?? [], quantities);
  const missing = restored === undefined ? null : MISSING_OF_LINK[restored];
  const isSelling = !state.matches('unreachable') && !state.matches('refused');
  // with no price to any ticket there is nothing to go on with
  const canChoose = options === null || options.some(({ price }) => price.kind !== 'contact');

  return (
    <Modal
      open={!state.matches('closed')}
      onClose={() => send({ type: 'selector.closed' })}
      title={texts.chooseTickets}
      subtitle={<bdi>{item.title}</bdi>}
      footer={
        isSelling && canChoose ? (
          <>
            <TicketTotal
              id={whyId}
              chosen={chosen}
              seats={seats}
              isAnswered={state.context.answer === 'received'}
            />
            <Button
              variant="filled"
              fullWidth
              mt="sm"
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
          message={priceSummary(item, clock()).closedReason}
        />
      )}
      {isSelling && options === null && <LoadingTickets />}
      {isSelling && options !== null && (
        <>
          <NotIncluded item={item} onClose={() => send({ type: 'selector.closed' })} />
          {/* it uses the list's own room, so that nothing moves under a finger */}
          {missing !== null && (
            <Notice tone="info" mt="md">
              {missing}
            </Notice>
          )}
          <ul ref={focusFirst}>
            {options.map((option) => {
              const { id } = option;
              const count = ticketsAtOnce(quantities, id, { riders, seats: seatLimit(item) });
              const adding = { type: 'ticket.added', id, count } as const;
              return (
                <TicketOptionRow
                  key={id}
                  option={option}
                  priceQuestion={texts.priceQuestion(rideName(item))}
                  quantity={quantityOf(quantities, id)}
                  added={count}
                  canAdd={state.can(adding)}
                  onAdd={() => send(adding)}
                  onRemove={() => send({ type: 'ticket.removed', id })}
                />
              );
            })}
          </ul>
          {/* its room stands before the first ticket, so that nothing moves under a finger */}
          <div className={styles.group}>
            {chosen.length > 0 && (
              <AskMyGroup item={item} chosen={chosen} options={options} quantities={quantities} />
            )}
          </div>
        </>
      )}
    </Modal>
  );
}
