import IconMessage from '@tabler/icons-react/dist/esm/icons/IconMessage.mjs';
import type { ComponentProps } from 'react';
import type { Item } from '#machines/domain/item.ts';
import { rideName } from '#machines/domain/item-dates.ts';
import { withMessage } from '#machines/domain/share.ts';
import { itemLink } from '../../item-link.ts';
import * as paths from '../../paths.ts';
import { useSite } from '../../site/site.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useIsClient } from '../../ui/prerendered.ts';
import { LinkButton } from '../../ui/SiteLink.tsx';

interface AskLinkProps extends Omit<ComponentProps<typeof LinkButton>, 'href'> {
  item: Item;
  /** Begins the message, by the ride's title and date. */
  question: (ride: string) => string;
}

/** Asks the organisers about a ride: in a chat where the deployment names one, else by the contact form. The message names the ride, its date and its address (rule: Asking about a ride). */
export function AskLink({ item, question, ...button }: AskLinkProps) {
  const { facts, browser } = useSite();
  const isClient = useIsClient();
  const path = itemLink(item)?.href ?? '';
  const words = [
    question(rideName(item)),
    isClient && path !== '' ? `${browser.origin()}${path}` : '',
  ]
    .filter(Boolean)
    .join('\n');
  const target =
    facts.chat === ''
      ? { href: paths.contact, state: { question: words } }
      : { href: withMessage(facts.chat, words), newTab: true };
  return <LinkButton {...button} {...target} leftSection={<Icon icon={IconMessage} />} />;
}
