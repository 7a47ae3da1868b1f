import { Anchor, Button, Skeleton, UnstyledButton } from '@mantine/core';
import IconBrandWhatsapp from '@tabler/icons-react/dist/esm/icons/IconBrandWhatsapp.mjs';
import IconMinus from '@tabler/icons-react/dist/esm/icons/IconMinus.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import {
  amountLabel,
  chargeFor,
  isWithinLimit,
  MAX_AMOUNT,
} from '#machines/domain/booking/amount.ts';
import { groupMessage } from '#machines/domain/booking/group-message.ts';
import { ticketsAtOnce } from '#machines/domain/booking/party.ts';
import { lines, type Quantities, quantityOf, totals } from '#machines/domain/booking/selection.ts';
import { queryWithTickets, type RestoredTickets } from '#machines/domain/catalogue/details-link.ts';
import { exclusionsLine } from '#machines/domain/catalogue/exclusions.ts';
import { type Item, seatLimit, type TicketOption } from '#machines/domain/catalogue/item.ts';
import { rideName } from '#machines/domain/catalogue/item-dates.ts';
import { optionPriceLabel } from '#machines/domain/catalogue/price.ts';
import { whatsappUrl } from '#machines/domain/catalogue/share.ts';
import { formatAmount } from '#machines/domain/payment/money.ts';
import { DESCRIPTION_LENGTH } from '#machines/domain/text/text.ts';
import type { ticketSelectorMachine } from '#machines/ticket-selector.machine.ts';
import * as texts from '#texts/details.ts';
import * as paths from '../../paths.ts';
import { useParty } from '../../site/party.ts';
import { useSite } from '../../site/site.ts';
import type { ViewProps } from '../../site/view-props.ts';
import { Amount } from '../../ui/Amount.tsx';
import { useAnnouncement } from '../../ui/announcements.ts';
import { Icon } from '../../ui/Icon.tsx';
import { itemLink } from '../../ui/item-link.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Modal } from '../../ui/Modal.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { ReadMore } from '../../ui/ReadMore.tsx';
import { Reduction } from '../../ui/Reduction.tsx';
import { RetryButton } from '../../ui/RetryButton.tsx';
import { StatePanel } from '../../ui/StatePanel.tsx';
import { CopyTrace } from '../../widgets/copy/CopyTrace.tsx';
import { EXCLUSIONS_ID } from './exclusions-heading.ts';
import { priceSummary } from './price-summary.ts';
import stepper from './Stepper.module.css';
import styles from './TicketSelector.module.css';

interface TicketSelectorProps extends ViewProps<typeof ticketSelectorMachine> {
  /** Requests the item again, when there is no answer of this visit. */
  onItemRetry(): void;
}

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
            <Total
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

/**
 * The list of what the price does not cover, in one line, with a link to the full list on the page behind the modal
 * (rule: Not included).
 */
function NotIncluded({ item, onClose }: { item: Item; onClose(): void }) {
  const things = exclusionsLine(item);
  if (things === '') return null;
  return (
    <div className={styles.excluded}>
      <span className={styles.things}>{texts.notIncluded(things)}</span>
      <Anchor
        className={`${styles.all} ks-tap`}
        href={`#${EXCLUSIONS_ID}`}
        aria-label={texts.seeAllExclusions}
        onClick={(event) => {
          event.preventDefault();
          const { ownerDocument } = event.currentTarget;
          // the page behind takes no focus before the modal is closed
          flushSync(onClose);
          ownerDocument.getElementById(EXCLUSIONS_ID)?.focus();
        }}
      >
        {texts.seeAll}
      </Anchor>
    </div>
  );
}

interface AskMyGroupProps {
  item: Item;
  chosen: ReturnType<typeof lines>;
  options: readonly TicketOption[];
  quantities: Quantities;
}

/** Sends the chosen tickets to others in WhatsApp, with the address that opens them. */
function AskMyGroup({ item, chosen, options, quantities }: AskMyGroupProps) {
  const { browser } = useSite();
  const link = itemLink(item);
  if (link === null) return null;
  const { pathname, search } = new URL(link.href, browser.origin());
  const address = browser.origin() + pathname + queryWithTickets(search, quantities, options);
  return (
    <LinkButton
      variant="transparent"
      href={whatsappUrl(groupMessage(item, chosen, address))}
      newTab
      leftSection={<Icon icon={IconBrandWhatsapp} />}
    >
      {texts.askMyGroup}
    </LinkButton>
  );
}

interface TotalProps {
  id: string;
  chosen: ReturnType<typeof lines>;
  seats: number | null;
  /** True when the seats are those of an answer of this visit. */
  isAnswered: boolean;
}

/** The words about tickets of a link that are not offered; null where all of them are. */
const MISSING_OF_LINK = {
  all: null,
  some: texts.someOfLinkMissing,
  none: texts.allOfLinkMissing,
} as const satisfies Record<RestoredTickets['outcome'], string | null>;

/**
 * The total of the chosen tickets, and the reason for which no more can be chosen; announced with each change. While
 * there is no total, the seats stand in the same line, so that nothing moves.
 */
function Total({ id, chosen, seats, isAnswered }: TotalProps) {
  const { quantity } = totals(chosen);
  const limit = limitText(chosen, seats);
  const box = useAnnouncement<HTMLDivElement>('polite');
  return (
    <>
      <div id={id} ref={box}>
        <div className={styles.total}>
          {quantity === 0 ? (
            <span className={styles.nothing}>{texts.nothingSelected}</span>
          ) : (
            <>
              <span>
                {texts.total}{' '}
                <small className="ks-quiet">{`(${texts.ticketCount(quantity)})`}</small>
              </span>
              <b>
                <Amount text={amountLabel(chargeFor(chosen), 'selector')} />
              </b>
            </>
          )}
        </div>
        {limit !== '' && <p className={`${styles.note} ks-quiet`}>{limit}</p>}
      </div>
      {limit === '' && seats !== null && (
        <p className={`${styles.note} ks-quiet`}>{isAnswered && texts.seatsForTickets(seats)}</p>
      )}
    </>
  );
}

/** Returns the sentence about the reason for which no more tickets can be chosen; '' for none. */
function limitText(chosen: TotalProps['chosen'], seats: number | null): string {
  if (!isWithinLimit(chargeFor(chosen))) return texts.aboveLimit(formatAmount(MAX_AMOUNT));
  if (seats === null || totals(chosen).quantity < seats) return '';
  return seats === 1 ? texts.lastSeat : texts.allSeats(seats);
}

/** The skeleton of the tickets while they load. */
function LoadingTickets() {
  const words = useAnnouncement<HTMLParagraphElement>('polite');
  return (
    <div ref={focusIfLost} className={`${styles.loading} ks-stack`} aria-busy="true" tabIndex={-1}>
      <p ref={words} className="ks-hidden">
        {texts.loadingTickets}
      </p>
      <Skeleton radius="lg" mih="5.5rem" />
      <Skeleton radius="lg" mih="5.5rem" />
    </div>
  );
}

interface TicketOptionRowProps {
  option: TicketOption;
  /** The beginning of the message in the contact form, for an option without a price. */
  priceQuestion: string;
  quantity: number;
  /** The number of tickets that a press adds. */
  added: number;
  /** False when every seat is taken by this selection. */
  canAdd: boolean;
  onAdd(): void;
  onRemove(): void;
}

/** One kind of ticket with its price and its stepper; without a price it leads to the contact form. */
function TicketOptionRow(props: TicketOptionRowProps) {
  const { option, priceQuestion } = props;
  const price = optionPriceLabel(option);
  return (
    <li className={styles.option}>
      <h3 dir="auto">{option.name}</h3>
      {option.description !== '' && (
        <ReadMore
          text={option.description}
          limit={DESCRIPTION_LENGTH}
          about={option.name}
          className={`${styles.description} ks-quiet`}
        />
      )}
      <div className={styles.row}>
        <div className={styles.price}>
          <b>
            <Amount text={price.text} />
          </b>
          {price.oldText !== '' && (
            <div className={`${styles.reduction} ks-wrap`}>
              <Reduction oldText={price.oldText} offText={price.offText} />
            </div>
          )}
        </div>
        {option.price.kind === 'contact' ? (
          <LinkButton
            href={paths.contact}
            state={{ question: priceQuestion }}
            className={styles.ask}
          >
            {texts.contactUs}
          </LinkButton>
        ) : (
          <Stepper {...props} />
        )}
      </div>
    </li>
  );
}

/** '+ Add' that becomes minus, count and plus in the same box; the plus is the same button, so it keeps the focus. */
function Stepper({
  option: { name },
  quantity,
  added,
  canAdd,
  onAdd,
  onRemove,
}: TicketOptionRowProps) {
  const addRef = useRef<HTMLButtonElement>(null);
  const isChosen = quantity > 0;
  return (
    <fieldset
      className={stepper.stepper}
      aria-label={texts.quantityOf(name)}
      data-chosen={isChosen ? '' : undefined}
    >
      {isChosen && (
        <>
          <UnstyledButton
            aria-label={texts.removeOne(name)}
            onClick={() => {
              if (quantity === 1) addRef.current?.focus();
              onRemove();
            }}
          >
            <Icon icon={IconMinus} />
          </UnstyledButton>
          <span>{quantity}</span>
        </>
      )}
      <UnstyledButton
        ref={addRef}
        data-autofocus=""
        aria-label={isChosen ? texts.addOne(name) : undefined}
        aria-disabled={!canAdd}
        onClick={onAdd}
      >
        {isChosen ? (
          <Icon icon={IconPlus} />
        ) : (
          <>
            <span>{texts.add(added)}</span>
            <span className="ks-hidden">{` ${name}`}</span>
          </>
        )}
      </UnstyledButton>
    </fieldset>
  );
}

// What appears in the open modal takes the focus. Before it opens, a call would have the page laid out for nothing.

const focus = (element: HTMLElement | null | undefined) => {
  if (element?.closest('dialog[open]')) element.focus();
};

const focusFirst = (list: HTMLElement | null) =>
  focus(list?.querySelector<HTMLElement>('[data-autofocus]'));

/** Moves the focus back into the modal when a retry has removed the focused element. */
function focusIfLost(panel: HTMLElement | null): void {
  const dialog = panel?.closest('dialog');
  if (dialog?.contains(dialog.ownerDocument.activeElement) === false) focus(panel);
}
