import type { TicketOption } from '#machines/domain/catalogue/item.ts';
import { optionPriceLabel } from '#machines/domain/catalogue/price.ts';
import { DESCRIPTION_LENGTH } from '#machines/domain/text/text.ts';
import * as texts from '#texts/details.ts';
import * as paths from '../../paths.ts';
import { Amount } from '../../ui/Amount.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { ReadMore } from '../../ui/ReadMore.tsx';
import { Reduction } from '../../ui/Reduction.tsx';
import styles from './TicketSelector.module.css';
import { TicketStepper, type TicketStepperProps } from './TicketStepper.tsx';

interface TicketOptionRowProps extends Omit<TicketStepperProps, 'name'> {
  option: TicketOption;
  /** The beginning of the message in the contact form, for an option without a price. */
  priceQuestion: string;
}

/** One kind of ticket with its price and its stepper; without a price it leads to the contact form. */
export function TicketOptionRow({ option, priceQuestion, ...step }: TicketOptionRowProps) {
  const price = optionPriceLabel(option);
  return (
    <li className={styles.option}>
      <h3 dir="auto">{option.name}</h3>
      {option.description !== '' && (
        <ReadMore
          text={option.description}
          limit={DESCRIPTION_LENGTH}
          about={option.name}
          className={`${styles.description} ks-quiet`}
        />
      )}
      <div className={styles.row}>
        <div className={styles.price}>
          <b>
            <Amount text={price.text} />
          </b>
          {price.oldText !== '' && (
            <div className={`${styles.reduction} ks-wrap`}>
              <Reduction oldText={price.oldText} offText={price.offText} />
            </div>
          )}
        </div>
        {option.price.kind === 'contact' ? (
          <LinkButton
            href={paths.contact}
            state={{ question: priceQuestion }}
            className={styles.ask}
          >
            {texts.contactUs}
          </LinkButton>
        ) : (
          <TicketStepper name={option.name} {...step} />
        )}
      </div>
    </li>
  );
}
