import { Box, Button, Container, Stack, Text, Title } from '@mantine/core';
import { amountLabel } from '#machines/domain/booking/amount.ts';
import { totals } from '#machines/domain/booking/selection.ts';
import { GUEST_FIELD_NAMES, GUEST_FIELDS } from '#machines/domain/person/guest-check.ts';
import * as texts from '#texts/confirmation.ts';
import { kindWords } from '#texts/kinds.ts';
import { Amount } from '../../ui/Amount.tsx';
import { BackLink } from '../../ui/BackLink.tsx';
import { BottomBar } from '../../ui/BottomBar.tsx';
import { ErrorSummary } from '../../ui/ErrorSummary.tsx';
import { Form } from '../../ui/Form.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { SortedNotice } from '../../ui/SortedNotice.tsx';
import { BookingNotices, type BookingViewProps } from './BookingNotices.tsx';
import page from './Confirmation.module.css';
import styles from './ConfirmationView.module.css';
import { GUEST_CONTROLS } from './guest-controls.ts';
import { Panel } from './Panel.tsx';
import { PaymentSums } from './PaymentSums.tsx';
import { SummaryCard } from './SummaryCard.tsx';
import { TicketLines } from './TicketLines.tsx';

/** The last page before paying: the guest, the item and the price. */
export function ConfirmationView({ state, send, itemHref, support }: BookingViewProps) {
  const { draft, guest, errors, addresses } = state.context;
  const { quantity: ticketCount } = totals(draft.lines);
  const isBusy = state.hasTag('busy');
  const isLocked = !state.can({ type: 'field.changed', field: 'fullName', value: '' });
  const fields = GUEST_FIELD_NAMES.map((field) => {
    const { props, hint } = GUEST_CONTROLS[field];
    return {
      ...props,
      field,
      description: hint(ticketCount),
      value: guest[field],
      error: errors[field] ?? null,
      required: GUEST_FIELDS[field].isRequired,
      onChange: (value: string) => send({ type: 'field.changed', field, value }),
    };
  });
  const [words, otherWords] = isBusy
    ? [texts.processing, texts.pay]
    : [texts.pay, texts.processing];
  const payButton = {
    variant: 'filled',
    type: 'submit',
    loading: isBusy,
    'aria-busy': isBusy || undefined,
    disabled: !state.can({ type: 'form.submitted' }),
  } as const;
  // the browser is leaving for the payment page; if that fails, the visitor can follow the link
  const paymentLink = state.matches('leaving') && state.context.paymentUrl !== null && (
    <LinkButton variant="transparent" href={state.context.paymentUrl} fullWidth>
      {texts.continueToPayment}
    </LinkButton>
  );

  return (
    <Box mih="100%" bg="ink.0">
      <Container className={page.page}>
        <BackLink href={itemHref}>{kindWords[draft.kind].backTo}</BackLink>
        <Title order={1} mt="xs" className={page.title}>
          {texts.heading}
        </Title>
        <Stack gap="space5" className={styles.notices}>
          <BookingNotices state={state} send={send} itemHref={itemHref} support={support} />
          <ErrorSummary fields={fields} />
        </Stack>
        <Form
          name="confirmation"
          aria-busy={isBusy}
          fields={fields}
          onSubmit={() => send({ type: 'form.submitted' })}
        >
          <div className={page.columns}>
            <SummaryCard item={draft.item} />
            <Stack gap="space5" miw={0} className={page.main}>
              <Panel title={texts.contactInformation}>
                <Stack className={styles.fields}>
                  {state.can({ type: 'sorting.undone' }) && (
                    <SortedNotice onUndo={() => send({ type: 'sorting.undone' })} />
                  )}
                  {fields.map(({ field, ...props }) => {
                    const { Control } = GUEST_CONTROLS[field];
                    return <Control key={field} {...props} readOnly={isLocked} />;
                  })}
                </Stack>
              </Panel>
              <TicketLines lines={draft.lines} />
            </Stack>
            <PaymentSums draft={draft} provider={addresses.provider}>
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
                <b className={styles.barTotal}>
                  <Amount text={amountLabel(draft, 'confirmation')} />
                </b>
              </p>
            )}
            <Button {...payButton}>
              <span data-room={otherWords}>{words}</span>
            </Button>
          </BottomBar>
        </Form>
      </Container>
    </Box>
  );
}
