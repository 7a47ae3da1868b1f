import { Button } from '@mantine/core';
import { Icon } from '../../ui/Icon.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { displayedResult, type PaymentViewProps, RESULT_ACTIONS } from './displayed-result.tsx';
import { PaymentCard } from './PaymentCard.tsx';
import { paymentFacts } from './payment-facts.tsx';

/** The verdict on a payment: pending, paid, failed or not confirmed, each with one next step. */
export function PaymentView({ state, send, support }: PaymentViewProps) {
  const result = displayedResult(state);
  return (
    <PaymentCard result={result} facts={paymentFacts(state.context)} support={support}>
      {result.actions.map((name, index) => {
        const action = RESULT_ACTIONS[name];
        const variant = index === 0 && result.status !== 'checking' ? 'filled' : 'default';
        return 'href' in action ? (
          <LinkButton key={name} href={action.href} variant={variant} size="lg">
            {action.label}
          </LinkButton>
        ) : (
          <Button
            key={name}
            variant={variant}
            size="lg"
            onClick={() => send({ type: action.type })}
            disabled={!state.can({ type: action.type })}
            leftSection={'icon' in action && <Icon icon={action.icon} />}
          >
            {action.label}
          </Button>
        );
      })}
    </PaymentCard>
  );
}
