import { Button, Group, Paper, Stack } from '@mantine/core';
import { useState } from 'react';
import { language } from '#texts/language.ts';
import * as texts from '#texts/legal.ts';
import { Notice } from '../../ui/Notice.tsx';

const focus = (element: HTMLElement | null) => element?.focus();

/**
 * The button that clears this device by `onForget`. It asks for confirmation before, and afterwards says whether the
 * device was cleared.
 */
export function ForgetDetails({ onForget }: { onForget: () => Promise<boolean> }) {
  const [step, setStep] = useState<
    'offered' | 'confirming' | 'declined' | 'forgotten' | 'forgottenHere' | 'failed'
  >('offered');
  return (
    <Stack className="ks-screen" align="start" mt="xs" lang={language.locale}>
      {step === 'confirming' ? (
        <Paper
          ref={focus}
          p="space5"
          shadow="none"
          bd="1px solid ink.3"
          role="group"
          tabIndex={-1}
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
              onClick={() => {
                onForget().then(
                  (isShared) => setStep(isShared ? 'forgotten' : 'forgottenHere'),
                  () => setStep('failed'),
                );
              }}
            >
              {texts.yesForget}
            </Button>
            <Button onClick={() => setStep('declined')}>{texts.keep}</Button>
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
