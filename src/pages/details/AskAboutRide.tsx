import IconMessage from '@tabler/icons-react/dist/esm/icons/IconMessage.mjs';
import type { Item } from '#machines/domain/catalogue/item.ts';
import { rideName } from '#machines/domain/catalogue/item-dates.ts';
import * as texts from '#texts/details.ts';
import { useSite } from '../../site/site.ts';
import { Icon } from '../../ui/Icon.tsx';
import { itemLink } from '../../ui/item-link.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { useIsClient } from '../../ui/prerendered.ts';
import { teamLink } from '../../widgets/contact/team-link.ts';

/**
 * A link that asks the organisers about a ride: in a chat where the deployment names one, else by the contact form.
 * The message names the ride, its date and its address (rule: Asking about a ride).
 */
export function AskAboutRide({ item }: { item: Item }) {
  const { facts, browser } = useSite();
  const link = itemLink(item);
  // a prerendered page does not know its origin
  const address = useIsClient() && link !== null ? `\n${browser.origin()}${link.href}` : '';
  const question = texts.questionAbout(rideName(item)) + address;
  return (
    <LinkButton
      {...teamLink(facts, { question })}
      variant="transparent"
      leftSection={<Icon icon={IconMessage} />}
    >
      {texts.askAboutRide}
    </LinkButton>
  );
}
