import { UnstyledButton } from '@mantine/core';
import IconMinus from '@tabler/icons-react/dist/esm/icons/IconMinus.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useRef } from 'react';
import * as texts from '#texts/details.ts';
import { Icon } from '../../ui/Icon.tsx';
import stepper from './Stepper.module.css';

/** The tickets of one kind that are chosen, and how they become more or fewer. */
export interface TicketStepperProps {
  /** The name of the kind of ticket. */
  name: string;
  quantity: number;
  /** The number of tickets that a press adds. */
  added: number;
  /** False when every seat is taken by this selection. */
  canAdd: boolean;
  onAdd(): void;
  onRemove(): void;
}

/** '+ Add' that becomes minus, count and plus in the same box; the plus is the same button, so it keeps the focus. */
export function TicketStepper({
  name,
  quantity,
  added,
  canAdd,
  onAdd,
  onRemove,
}: TicketStepperProps) {
  const addRef = useRef<HTMLButtonElement>(null);
  const isChosen = quantity > 0;
  return (
    <fieldset
      className={stepper.stepper}
      aria-label={texts.quantityOf(name)}
      data-chosen={isChosen ? '' : undefined}
    >
      {isChosen && (
        <>
          <UnstyledButton
            aria-label={texts.removeOne(name)}
            onClick={() => {
              if (quantity === 1) addRef.current?.focus();
              onRemove();
            }}
          >
            <Icon icon={IconMinus} />
          </UnstyledButton>
          <span>{quantity}</span>
        </>
      )}
      <UnstyledButton
        ref={addRef}
        data-autofocus=""
        aria-label={isChosen ? texts.addOne(name) : undefined}
        aria-disabled={!canAdd}
        onClick={onAdd}
      >
        {isChosen ? (
          <Icon icon={IconPlus} />
        ) : (
          <>
            <span>{texts.add(added)}</span>
            <span className="ks-hidden">{` ${name}`}</span>
          </>
        )}
      </UnstyledButton>
    </fieldset>
  );
}
