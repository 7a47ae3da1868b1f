import { Button } from '@mantine/core';
import { Icon } from '../../ui/Icon.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { displayedResult, type PaymentViewProps, WAYS } from './displayed-result.tsx';
import { PaymentCard } from './PaymentCard.tsx';
import { paymentFacts } from './payment-facts.tsx';

/** The verdict on a payment: pending, paid, failed or not confirmed, each with one next step. */
export function PaymentView({ state, send, support }: PaymentViewProps) {
  const result = displayedResult(state);
  return (
    <PaymentCard result={result} facts={paymentFacts(state.context)} support={support}>
      {result.ways.map((name, index) => {
        const way = WAYS[name];
        const variant = index === 0 && result.status !== 'checking' ? 'filled' : 'default';
        return 'href' in way ? (
          <LinkButton key={name} href={way.href} variant={variant} size="lg">
            {way.label}
          </LinkButton>
        ) : (
          <Button
            key={name}
            variant={variant}
            size="lg"
            onClick={() => send({ type: way.type })}
            disabled={!state.can({ type: way.type })}
            leftSection={'icon' in way && <Icon icon={way.icon} />}
          >
            {way.label}
          </Button>
        );
      })}
    </PaymentCard>
  );
}
