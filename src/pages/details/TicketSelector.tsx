import { type ReactNode, useEffect, useId, useRef } from 'react';
import type { EventFrom, SnapshotFrom } from 'xstate';
import { lines, quantityOf, totalLabel, totals } from '#machines/domain/selection.ts';
import type { ticketSelectorMachine } from '#machines/ticket-selector.machine.ts';
import { Button } from '../../ui/Button.tsx';
import { LazyModal } from '../../ui/LazyModal.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { seatsAvailable } from './facts.ts';
import { TicketOptionRow } from './TicketOptionRow.tsx';
import styles from './TicketSelector.module.css';

interface TicketSelectorProps {
  state: SnapshotFrom<typeof ticketSelectorMachine>;
  send(event: EventFrom<typeof ticketSelectorMachine>): void;
}

/** The modal in which a rider picks tickets: the options scroll between a fixed header and a fixed footer. */
export function TicketSelector({ state, send }: TicketSelectorProps) {
  const { item, options, quantities } = state.context;
  const isOpen = !state.matches('closed');
  const whyId = useId();
  const seats = item.availableSeats;
  const chosen = lines(options ?? [], quantities);
  const { quantity } = totals(chosen);

  return (
    <LazyModal
      open={isOpen}
      onClose={() => send({ type: 'selector.closed' })}
      title="Choose your tickets"
      subtitle={
        <>
          {item.title}
          {seats !== null && <span className={styles.seats}> · {seatsAvailable(seats)}</span>}
        </>
      }
      footer={
        <>
          <div id={whyId} role="status">
            <div className={styles.total}>
              {quantity === 0 ? (
                <span className={styles.emptySelection}>Nothing selected yet</span>
              ) : (
                <>
                  <span>
                    Total <small>({quantity === 1 ? '1 ticket' : `${quantity} tickets`})</small>
                  </span>
                  <b>{totalLabel(chosen, 'selector')}</b>
                </>
              )}
            </div>
            {seats !== null && quantity >= seats && (
              <p className={styles.limit}>{noSeatsLeft(seats)}</p>
            )}
          </div>
          <Button
            variant="primary"
            wide
            disabled={!state.can({ type: 'selection.confirmed' })}
            aria-describedby={whyId}
            onClick={() => send({ type: 'selection.confirmed' })}
          >
            Proceed
          </Button>
        </>
      }
    >
      {options === null ? (
        <div className={styles.skeletons} aria-busy="true">
          <p className="ks-hidden" role="status">
            Loading tickets
          </p>
          <Skeleton shape="block" />
          <Skeleton shape="block" />
        </div>
      ) : (
        <Options>
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
        </Options>
      )}
    </LazyModal>
  );
}

function noSeatsLeft(seats: number): string {
  return seats === 1
    ? 'That is the last seat, no more tickets can be added.'
    : `Those are all ${seats} seats, no more tickets can be added.`;
}

/** The list takes the focus to its first + Add when it comes, be it with the modal or later. */
function Options({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLUListElement>(null);
  useEffect(() => {
    ref.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
  }, []);
  return <ul ref={ref}>{children}</ul>;
}
