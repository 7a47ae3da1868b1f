import { Button, Group, Paper, Stack } from '@mantine/core';
import type { forgetMachine } from '#machines/forget.machine.ts';
import * as texts from '#texts/forget.ts';
import { language } from '#texts/language.ts';
import type { ViewProps } from '../../site/view-props.ts';
import { announceHydration, unhydrated } from '../../ui/hydration.ts';
import { Notice } from '../../ui/Notice.tsx';

const focus = (element: HTMLElement | null) => element?.focus();

/** The button that clears this device, the question that it asks before, and the notice of what came of it. */
export function ForgetView({ state, send }: ViewProps<typeof forgetMachine>) {
  const isForgetting = state.hasTag('busy');
  return (
    <Stack
      {...unhydrated}
      ref={announceHydration}
      className="ks-screen"
      align="start"
      mt="xs"
      lang={language.locale}
    >
      {state.matches('confirming') || isForgetting ? (
        <Paper
          ref={focus}
          p="space5"
          shadow="none"
          bd="1px solid ink.3"
          role="group"
          tabIndex={-1}
          aria-busy={isForgetting}
          aria-labelledby="forget-question"
          aria-describedby="forget-consequence"
        >
          <p id="forget-question">
            <strong>{texts.forgetQuestion}</strong>
          </p>
          <p id="forget-consequence">{texts.forgetConsequence}</p>
          <Group gap="sm" mt="md">
            <Button
              variant="filled"
              color="ink"
              disabled={isForgetting}
              onClick={({ currentTarget }) => {
                // a button that is disabled would lose the focus to nothing
                focus(currentTarget.closest<HTMLElement>('[role=group]'));
                send({ type: 'forgetting.confirmed' });
              }}
            >
              {texts.yesForget}
            </Button>
            <Button disabled={isForgetting} onClick={() => send({ type: 'forgetting.declined' })}>
              {texts.keep}
            </Button>
          </Group>
        </Paper>
      ) : (
        <Button
          name="forget"
          ref={state.matches('offered') ? undefined : focus}
          onClick={() => send({ type: 'forgetting.requested' })}
        >
          {texts.forgetMyDetails}
        </Button>
      )}
      {state.matches('failed') && <Notice tone="error">{texts.notForgotten}</Notice>}
      {state.matches('forgottenHere') && <Notice tone="error">{texts.forgottenHere}</Notice>}
      {state.matches('forgotten') && <Notice tone="success">{texts.forgotten}</Notice>}
    </Stack>
  );
}
