import { Button } from '@mantine/core';
import * as texts from '#texts/talent-hunt.ts';
import { SiteLink } from '../../ui/SiteLink.tsx';
import styles from './TalentHunt.module.css';

interface ChatLinksProps {
  /** The messaging chat, without a text. */
  chat: string;
  /** A rider's name; without one, any rider who needs a sponsor. */
  about?: string;
}

/** 'Know more' and 'Sponsor': both open the messaging chat, each with its own first sentence (rule: Talent Hunt page). */
export function ChatLinks({ chat, about = texts.anyRider }: ChatLinksProps) {
  return (
    <div className={styles.chatLinks}>
      <Button component={SiteLink} href={chatSaying(chat, texts.askToKnowMore(about))} newTab>
        {texts.knowMore}
        <span className="ks-hidden">{texts.knowMoreAbout(about)}</span>
      </Button>
      <Button
        component={SiteLink}
        href={chatSaying(chat, texts.askToSponsor(about))}
        newTab
        variant="filled"
        color="ink"
      >
        {texts.sponsor}
        <span className="ks-hidden">{texts.sponsorRider(about)}</span>
      </Button>
    </div>
  );
}

/** The chat with a first sentence typed and not sent. */
function chatSaying(chat: string, sentence: string): string {
  return `${chat}?text=${encodeURIComponent(sentence)}`;
}
