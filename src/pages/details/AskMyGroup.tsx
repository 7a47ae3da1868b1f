import IconBrandWhatsapp from '@tabler/icons-react/dist/esm/icons/IconBrandWhatsapp.mjs';
import { groupMessage } from '#machines/domain/booking/group-message.ts';
import type { lines, Quantities } from '#machines/domain/booking/selection.ts';
import { queryWithTickets } from '#machines/domain/catalogue/details-link.ts';
import type { Item, TicketOption } from '#machines/domain/catalogue/item.ts';
import { whatsappUrl } from '#machines/domain/catalogue/share.ts';
import * as texts from '#texts/details.ts';
import { useSite } from '../../site/site.ts';
import { Icon } from '../../ui/Icon.tsx';
import { itemLink } from '../../ui/item-link.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';

interface AskMyGroupProps {
  item: Item;
  chosen: ReturnType<typeof lines>;
  options: readonly TicketOption[];
  quantities: Quantities;
}

/** Sends the chosen tickets to others in WhatsApp, with the address that opens them. */
export function AskMyGroup({ item, chosen, options, quantities }: AskMyGroupProps) {
  const { browser } = useSite();
  const link = itemLink(item);
  if (link === null) return null;
  const { pathname, search } = new URL(link.href, browser.origin());
  const query = queryWithTickets(search, quantities, { list: item.list, options });
  const address = browser.origin() + pathname + query;
  return (
    <LinkButton
      variant="transparent"
      href={whatsappUrl(groupMessage(item, chosen, address))}
      newTab
      leftSection={<Icon icon={IconBrandWhatsapp} />}
    >
      {texts.askMyGroup}
    </LinkButton>
  );
}
