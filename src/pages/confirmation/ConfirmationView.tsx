import { Box, Button, Container, Stack, Text, Title } from '@mantine/core';
import type { ReactElement } from 'react';
import type { bookingMachine } from '#machines/booking.machine.ts';
import type { Guest } from '#machines/domain/guest.ts';
import { totalLabel } from '#machines/domain/selection.ts';
import * as texts from '#texts/confirmation.ts';
import { BackLink } from '../../ui/BackLink.tsx';
import { BottomBar } from '../../ui/BottomBar.tsx';
import { Form } from '../../ui/Form.tsx';
import { SiteLink } from '../../ui/SiteLink.tsx';
import { Amount } from '../../ui/Words.tsx';
import type { ViewProps } from '../view-props.ts';
import { BookingNotices } from './BookingNotices.tsx';
import styles from './Confirmation.module.css';
import { ContactFields, ErrorSummary, GUEST_FIELDS } from './ContactFields.tsx';
import { SummaryCard } from './SummaryCard.tsx';
import { PaymentSums, TicketLines } from './TicketLines.tsx';

interface ConfirmationViewProps extends ViewProps<typeof bookingMachine> {
  /** The page of the item that is being booked. */
  itemHref: string;
  /** The button that copies what happened. */
  support?: ReactElement;
}

/** The last page before paying: the guest, the item and the price. */
export function ConfirmationView({ state, send, itemHref, support }: ConfirmationViewProps) {
  const { draft, guest, errors } = state.context;
  const isBusy = state.hasTag('busy');
  const changeField = (field: keyof Guest, value: string) =>
    send({ type: 'field.changed', field, value });
  const canSubmit = state.can({ type: 'form.submitted' });
  const payButton = {
    variant: 'filled',
    type: 'submit',
    loading: isBusy,
    'aria-busy': isBusy || undefined,
    disabled: !canSubmit,
  } as const;
  // the browser is leaving for the payment page; if that fails, the visitor can follow the link
  const paymentLink = state.matches('leaving') && state.context.paymentUrl !== null && (
    <Button component={SiteLink} variant="transparent" href={state.context.paymentUrl} fullWidth>
      {texts.continueToPayment}
    </Button>
  );

  return (
    <Box mih="100%" bg="ink.0">
      <Container pt="lg" pb="var(--ks-section)">
        <BackLink href={itemHref}>
          {draft.kind === 'trip' ? texts.backToRide : texts.backToEvent}
        </BackLink>
        <Title order={1} mt="xs" mb="lg">
          {texts.heading}
        </Title>
        <Stack gap="var(--ks-space-5)" className={styles.notices}>
          <BookingNotices state={state} send={send} itemHref={itemHref} support={support} />
          <ErrorSummary errors={errors} />
        </Stack>
        <Form
          aria-busy={isBusy}
          fields={GUEST_FIELDS.map(({ field, id }) => ({
            name: id,
            value: guest[field],
            onChange: (value) => changeField(field, value),
          }))}
          onSubmit={() => send({ type: 'form.submitted' })}
        >
          <div className={styles.columns}>
            <SummaryCard item={draft.item} />
            <Stack gap="var(--ks-space-5)" miw={0} className={styles.main}>
              <ContactFields
                guest={guest}
                errors={errors}
                isLocked={!state.can({ type: 'field.changed', field: 'fullName', value: '' })}
                onChange={changeField}
                onUndoSorting={
                  state.can({ type: 'sorting.undone' })
                    ? () => send({ type: 'sorting.undone' })
                    : null
                }
              />
              <TicketLines lines={draft.lines} />
            </Stack>
            <PaymentSums lines={draft.lines}>
              <Button {...payButton} size="lg" fullWidth mt="lg">
                {isBusy ? (
                  texts.processing
                ) : (
                  <span className={styles.payLabel}>{texts.payOnWideButton}</span>
                )}
              </Button>
              {paymentLink}
            </PaymentSums>
          </div>
          <BottomBar>
            {paymentLink || (
              <p>
                <Text span display="block" c="dimmed" size="sm" lh={1.35}>
                  {texts.total}
                </Text>
                <Amount
                  as="b"
                  className={styles.barTotal}
                  text={totalLabel(draft.lines, 'confirmation')}
                />
              </p>
            )}
            <Button {...payButton}>{isBusy ? texts.processing : texts.pay}</Button>
          </BottomBar>
        </Form>
      </Container>
    </Box>
  );
}
