import { Box, Button, Container, Stack, Text, Title } from '@mantine/core';
import type { Guest } from '#machines/domain/guest.ts';
import { totalLabel } from '#machines/domain/selection.ts';
import * as texts from '#texts/confirmation.ts';
import { BackLink } from '../../ui/BackLink.tsx';
import { BottomBar } from '../../ui/BottomBar.tsx';
import { EmailField, Field, PhoneField } from '../../ui/Field.tsx';
import { Form, SortedNotice } from '../../ui/Form.tsx';
import { SiteLink } from '../../ui/SiteLink.tsx';
import { Amount } from '../../ui/Words.tsx';
import { BookingNotices, type BookingViewProps } from './BookingNotices.tsx';
import styles from './Confirmation.module.css';
import { ErrorSummary, GUEST_FIELDS } from './ErrorSummary.tsx';
import { Panel } from './Panel.tsx';
import { SummaryCard } from './SummaryCard.tsx';
import { PaymentSums, TicketLines } from './TicketLines.tsx';

/** The last page before paying: the guest, the item and the price. */
export function ConfirmationView({ state, send, itemHref, support }: BookingViewProps) {
  const { draft, guest, errors } = state.context;
  const isBusy = state.hasTag('busy');
  const isLocked = !state.can({ type: 'field.changed', field: 'fullName', value: '' });
  const fieldOf = (field: keyof Guest) => ({
    required: true,
    readOnly: isLocked,
    value: guest[field],
    error: errors[field] ?? null,
    onChange: (value: string) => send({ type: 'field.changed', field, value }),
  });
  const payButton = {
    variant: 'filled',
    type: 'submit',
    loading: isBusy,
    'aria-busy': isBusy || undefined,
    disabled: !state.can({ type: 'form.submitted' }),
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
          fields={GUEST_FIELDS.map(({ field, id }) => ({ name: id, ...fieldOf(field) }))}
          onSubmit={() => send({ type: 'form.submitted' })}
        >
          <div className={styles.columns}>
            <SummaryCard item={draft.item} />
            <Stack gap="var(--ks-space-5)" miw={0} className={styles.main}>
              <Panel title={texts.contactInformation}>
                <Stack gap="lg">
                  {state.can({ type: 'sorting.undone' }) && (
                    <SortedNotice onUndo={() => send({ type: 'sorting.undone' })} />
                  )}
                  <Field
                    {...fieldOf('fullName')}
                    id="guest-name"
                    label={texts.fullName}
                    name="name"
                    autoComplete="name"
                    autoCapitalize="words"
                  />
                  <EmailField
                    {...fieldOf('email')}
                    id="guest-email"
                    label={texts.email}
                    description={texts.emailHint}
                    name="email"
                  />
                  <PhoneField
                    {...fieldOf('phone')}
                    id="guest-phone"
                    label={texts.phone}
                    description={texts.phoneHint}
                    name="tel"
                    autoComplete="tel"
                  />
                </Stack>
              </Panel>
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
