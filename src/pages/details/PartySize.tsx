import { UnstyledButton } from '@mantine/core';
import IconMinus from '@tabler/icons-react/dist/esm/icons/IconMinus.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useId } from 'react';
import { isPartySize, ONE_RIDER, partyPrice } from '#machines/domain/booking/party.ts';
import type { Item } from '#machines/domain/catalogue/item.ts';
import * as texts from '#texts/details.ts';
import { useParty } from '../../site/party.ts';
import { eachPress } from '../../ui/hydration.ts';
import { Icon } from '../../ui/Icon.tsx';
import styles from './PartySize.module.css';
import stepper from './Stepper.module.css';

/** Lets riders say how many they are, and names the price for all of them; its line has its room while it is empty. */
export function PartySize({ item }: { item: Item }) {
  const [riders, change] = useParty();
  const labelId = useId();
  return (
    <div className={styles.party}>
      <div className={styles.question}>
        <b id={labelId}>{texts.howManyAreYou}</b>
        <fieldset
          className={`${stepper.stepper} ${stepper.steps}`}
          aria-labelledby={labelId}
          data-chosen={riders > ONE_RIDER ? '' : undefined}
        >
          <Step
            name="fewer-riders"
            icon={IconMinus}
            label={texts.oneRiderFewer}
            next={riders - 1}
            onStep={change}
          />
          <span>{riders}</span>
          <Step
            name="more-riders"
            icon={IconPlus}
            label={texts.oneRiderMore}
            next={riders + 1}
            onStep={change}
          />
        </fieldset>
      </div>
      {/* announced where it is visible: the page holds it twice, for phones and for wide screens */}
      <output className={styles.price}>{partyPrice(item, riders)}</output>
    </div>
  );
}

interface StepProps {
  /** The name by which a press before hydration finds the button. */
  name: string;
  icon: typeof IconPlus;
  label: string;
  /** The number of riders after a press. */
  next: number;
  onStep(riders: number): void;
}

function Step({ name, icon, label, next, onStep }: StepProps) {
  return (
    <UnstyledButton
      {...eachPress}
      name={name}
      aria-label={label}
      aria-disabled={!isPartySize(next)}
      onClick={() => onStep(next)}
    >
      <Icon icon={icon} />
    </UnstyledButton>
  );
}
