import { Button, Group, Paper, Stack } from '@mantine/core';
import { useState } from 'react';
import { language } from '#texts/language.ts';
import * as texts from '#texts/legal.ts';
import { Notice } from '../../ui/Notice.tsx';

const focus = (element: HTMLElement | null) => element?.focus();

/**
 * The button that clears this device by `onForget`. It asks for confirmation before, takes no other answer while the device
 * is cleared, and afterwards says whether it was.
 */
export function ForgetDetails({ onForget }: { onForget: () => Promise<boolean> }) {
  const [step, setStep] = useState<
    'offered' | 'confirming' | 'declined' | 'forgetting' | 'forgotten' | 'forgottenHere' | 'failed'
  >('offered');
  const isForgetting = step === 'forgetting';
  return (
    <Stack className="ks-screen" align="start" mt="xs" lang={language.locale}>
      {step === 'confirming' || isForgetting ? (
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
                setStep('forgetting');
                onForget().then(
                  (isShared) => setStep(isShared ? 'forgotten' : 'forgottenHere'),
                  () => setStep('failed'),
                );
              }}
            >
              {texts.yesForget}
            </Button>
            <Button disabled={isForgetting} onClick={() => setStep('declined')}>
              {texts.keep}
            </Button>
          </Group>
        </Paper>
      ) : (
        <Button
          name="forget"
          ref={step === 'offered' ? undefined : focus}
          onClick={() => setStep('confirming')}
        >
          {texts.forgetMyDetails}
        </Button>
      )}
      {step === 'failed' && <Notice tone="error">{texts.notForgotten}</Notice>}
      {step === 'forgottenHere' && <Notice tone="error">{texts.forgottenHere}</Notice>}
      {step === 'forgotten' && <Notice tone="success">{texts.forgotten}</Notice>}
    </Stack>
  );
}
