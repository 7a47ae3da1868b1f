import { useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import styles from './Legal.module.css';

interface ForgetDetailsProps {
  /** Clears every note of this site from this device; rejects when its script did not arrive. */
  onForget: () => Promise<void>;
}

/** The button that clears this device, with one question before and a word after. */
export function ForgetDetails({ onForget }: ForgetDetailsProps) {
  const [step, setStep] = useState<'offered' | 'asking' | 'kept' | 'forgotten' | 'failed'>(
    'offered',
  );
  const offer = useRef<HTMLButtonElement>(null);
  const question = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (step === 'asking') question.current?.focus();
    if (step === 'kept' || step === 'forgotten' || step === 'failed') offer.current?.focus();
  }, [step]);

  return (
    <div className={styles.forget}>
      {step === 'asking' ? (
        // biome-ignore lint/a11y/useSemanticElements: a question with two answers, not fields of a form
        <div
          ref={question}
          className={styles.confirmation}
          role="group"
          tabIndex={-1}
          aria-labelledby="forget-question"
          aria-describedby="forget-consequence"
        >
          <p id="forget-question">
            <strong>Forget your details on this device?</strong>
          </p>
          <p id="forget-consequence">
            Your booking and payment notes, your drafts and the rides you saved and looked at are
            removed from this browser. If a payment is still being confirmed, note its transaction
            number first. This cannot be undone.
          </p>
          <div className={styles.actions}>
            <Button
              variant="ink"
              onClick={() => {
                onForget().then(
                  () => setStep('forgotten'),
                  () => setStep('failed'),
                );
              }}
            >
              Yes, forget them
            </Button>
            <Button onClick={() => setStep('kept')}>Keep them</Button>
          </div>
        </div>
      ) : (
        <Button ref={offer} onClick={() => setStep('asking')}>
          Forget my details on this device
        </Button>
      )}
      {step === 'failed' && (
        <Notice tone="error">
          Your details are still on this device: a part of this page did not arrive. Check your
          connection and try again.
        </Notice>
      )}
      {step === 'forgotten' && (
        <Notice tone="success">Your details are no longer kept on this device.</Notice>
      )}
    </div>
  );
}
