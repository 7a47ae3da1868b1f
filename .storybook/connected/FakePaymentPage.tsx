import { Button, Container } from '@mantine/core';
import { useEffect, useState } from 'react';
import { type Outcome, outcomes } from '../../sandbox/pay/pay-page.ts';

interface FakePaymentPageProps {
  /** The outcome that happens by itself; null where the visitor chooses. */
  decided: Outcome | null;
  /** Plays the outcome; returns the path to which it leads back, null where the payer never returns. */
  decide: (outcome: Outcome) => Promise<string | null>;
  onBack: (path: string | null) => void;
}

const LABELS: Readonly<Record<Outcome, string>> = {
  pay: 'Pay',
  decline: 'Decline at the bank',
  cancel: 'Cancel and return',
  pending: 'Leave it pending',
  late: 'Confirm after two checks',
  'pay-and-vanish': 'Pay, never return',
  vanish: 'Close without paying',
};

/** Stands for the sandbox's payment page in a connected story, which cannot leave its frame. */
export function FakePaymentPage({ decided, decide, onBack }: FakePaymentPageProps) {
  const [hasVanished, setVanished] = useState(false);
  const choose = async (outcome: Outcome) => {
    const path = await decide(outcome);
    if (path === null) setVanished(true);
    else onBack(path);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the decided outcome happens once
  useEffect(() => {
    if (decided !== null) void choose(decided);
  }, []);
  return (
    <main>
      <Container>
        <h1>The payment page</h1>
        {hasVanished ? (
          <>
            <p>The payer closed this page and never came back to the site.</p>
            <Button onClick={() => onBack(null)}>Open the site again</Button>
          </>
        ) : (
          <>
            <p>The site has left for the sandbox’s payment page. What happens there?</p>
            {outcomes.map((outcome) => (
              <p key={outcome}>
                <Button onClick={() => void choose(outcome)}>{LABELS[outcome]}</Button>
              </p>
            ))}
          </>
        )}
      </Container>
    </main>
  );
}
