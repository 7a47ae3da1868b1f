import { Button } from '@mantine/core';
import IconBrandFacebook from '@tabler/icons-react/dist/esm/icons/IconBrandFacebook.mjs';
import IconBrandWhatsapp from '@tabler/icons-react/dist/esm/icons/IconBrandWhatsapp.mjs';
import IconBrandX from '@tabler/icons-react/dist/esm/icons/IconBrandX.mjs';
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs';
import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs';
import IconShare2 from '@tabler/icons-react/dist/esm/icons/IconShare2.mjs';
import { formatDay } from '#machines/domain/calendar/calendar.ts';
import type { Item } from '#machines/domain/catalogue/item.ts';
import { statedLength } from '#machines/domain/catalogue/item-dates.ts';
import type { ShareTarget } from '#machines/domain/catalogue/share.ts';
import { isolated } from '#machines/domain/text/text.ts';
import type { shareMachine } from '#machines/share.machine.ts';
import * as texts from '#texts/details.ts';
import { kindWords } from '#texts/kinds.ts';
import { useSite } from '../../site/site.ts';
import type { ViewProps } from '../../site/view-props.ts';
import { announceHydration, unhydrated } from '../../ui/hydration.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { useIsClient } from '../../ui/prerendered.ts';
import { Toast } from '../../ui/Toast.tsx';
import { CopyByHand } from '../../widgets/copy/CopyByHand.tsx';
import details from './Details.module.css';
import styles from './ShareCard.module.css';

/** The buttons of the targets, in their order. */
const BUTTONS: Readonly<Record<ShareTarget, { icon: typeof IconCopy; words: string }>> = {
  whatsapp: { icon: IconBrandWhatsapp, words: 'WhatsApp' },
  facebook: { icon: IconBrandFacebook, words: 'Facebook' },
  x: { icon: IconBrandX, words: 'X' },
  email: { icon: IconMail, words: texts.email },
  copy: { icon: IconCopy, words: texts.copyLink },
  native: { icon: IconShare2, words: texts.moreTargets },
};

const TARGETS = Object.keys(BUTTONS) as readonly ShareTarget[];

interface ShareCardProps extends Pick<ViewProps<typeof shareMachine>, 'state'> {
  item: Item;
  onShare(target: ShareTarget): void;
}

/** The item as it looks when it is shared, and the targets of sharing. */
export function ShareCard({ item, state, onShare }: ShareCardProps) {
  const { browser } = useSite();
  const canShareNatively = useIsClient() && browser.canShare();
  const day = item.start === null ? '' : formatDay(item.start.day);
  const duration = isolated(statedLength(item));
  return (
    <section {...unhydrated} ref={announceHydration} className={`${details.section} ks-screen`}>
      <h2>{kindWords[item.kind].share}</h2>
      <div className={`${styles.card} ks-stack`} aria-busy={state.hasTag('busy')}>
        <div className={styles.item}>
          <Picture
            src={state.context.text?.imageUrl ?? item.picture?.thumbnailUrl}
            alt=""
            ratio="16:10"
            style={{ flex: 'none', width: '6rem', borderRadius: 'var(--ks-radius-badge)' }}
          />
          <div className={styles.words}>
            <b className={styles.title} dir="auto">
              {item.title}
            </b>
            <span className="ks-quiet">{[day, duration].filter(Boolean).join(' · ')}</span>
          </div>
        </div>
        <div className="ks-wrap">
          {TARGETS.map(
            (target) =>
              (target !== 'native' || canShareNatively) && (
                <Button
                  key={target}
                  name={`share-${target}`}
                  size="sm"
                  leftSection={<Icon icon={BUTTONS[target].icon} />}
                  onClick={() => onShare(target)}
                >
                  {BUTTONS[target].words}
                </Button>
              ),
          )}
        </div>
      </div>
      {state.matches('blocked') && (
        <CopyByHand name={texts.linkToPage} text={state.context.text?.url ?? state.context.link} />
      )}
      <Toast>{state.matches('copied') ? texts.copied : null}</Toast>
    </section>
  );
}
