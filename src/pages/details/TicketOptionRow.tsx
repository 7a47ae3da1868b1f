import { Group, Text, Title, UnstyledButton } from '@mantine/core';
import IconMinus from '@tabler/icons-react/dist/esm/icons/IconMinus.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useRef } from 'react';
import type { TicketOption } from '#machines/domain/item.ts';
import { optionPrice } from '#machines/domain/price.ts';
import { DESCRIPTION_LENGTH } from '#machines/domain/text.ts';
import * as texts from '#texts/details.ts';
import * as paths from '../../paths.ts';
import { Icon } from '../../ui/Icon.tsx';
import { ReadMore } from '../../ui/ReadMore.tsx';
import { LinkButton } from '../../ui/SiteLink.tsx';
import { Amount } from '../../ui/Words.tsx';
import styles from './TicketSelector.module.css';

interface TicketOptionRowProps {
  option: TicketOption;
  quantity: number;
  /** False when every seat is taken by this selection. */
  canAdd: boolean;
  onAdd(): void;
  onRemove(): void;
}

/** One kind of ticket with its price and its stepper; without a price it leads to the contact form. */
export function TicketOptionRow(props: TicketOptionRowProps) {
  const { option } = props;
  return (
    <li className={styles.option}>
      <Title order={3} size="md" dir="auto">
        {option.name}
      </Title>
      {option.description !== '' && (
        <ReadMore
          text={option.description}
          limit={DESCRIPTION_LENGTH}
          about={option.name}
          mt="var(--ks-space-1)"
          size="sm"
          c="dimmed"
        />
      )}
      <Group justify="space-between" wrap="nowrap" gap="xs" mt="0.625rem" className={styles.row}>
        <OptionPrice option={option} />
        {option.price.kind === 'contact' ? (
          <LinkButton href={paths.contact} flex="none" miw="7.75rem" mih="var(--ks-tap)" px="sm">
            {texts.contactUs}
          </LinkButton>
        ) : (
          <Stepper {...props} />
        )}
      </Group>
    </li>
  );
}

function OptionPrice({ option }: { option: TicketOption }) {
  const label = optionPrice(option);
  return (
    <Text component="div" lh="xl">
      <b>
        <Amount text={label.text} />
      </b>
      {label.kind === 'amount' && label.oldText !== '' && (
        <Group gap="0 var(--ks-space-2)" fz="sm">
          <s>
            <span className="ks-hidden">{texts.oldPriceWas}</span>
            <Amount text={label.oldText} />
          </s>
          {label.offText !== '' && (
            <Text span inherit fw={600} c="green">
              {label.offText}
            </Text>
          )}
        </Group>
      )}
    </Text>
  );
}

/** '+ Add' that becomes minus, count and plus in the same box; the plus is the same button, so it keeps the focus. */
function Stepper({ option: { name }, quantity, canAdd, onAdd, onRemove }: TicketOptionRowProps) {
  const addRef = useRef<HTMLButtonElement>(null);
  const isChosen = quantity > 0;
  return (
    <fieldset
      className={styles.stepper}
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
            <span>{texts.add}</span>
            <span className="ks-hidden">{` ${name}`}</span>
          </>
        )}
      </UnstyledButton>
    </fieldset>
  );
}
