import { LinkButton } from '../../ui/LinkButton.tsx';
import styles from './TalentHunt.module.css';

interface ChatLinksProps {
  /** The messaging chat, without a text. */
  chat: string;
  /** A rider's name; without one, whoever needs a sponsor. */
  about?: string;
}

/** 'Know more' and 'Sponsor': both open the messaging chat, each with its own first sentence (rule: Talent Hunt page). */
export function ChatLinks({ chat, about = 'a Talent Hunt rider' }: ChatLinksProps) {
  return (
    <div className={styles.chatLinks}>
      <LinkButton href={chatAbout(chat, `know more about ${about}`)} newTab>
        Know more
        <span className="ks-hidden"> about {about} (opens WhatsApp in a new tab)</span>
      </LinkButton>
      <LinkButton href={chatAbout(chat, `sponsor ${about}`)} newTab variant="ink">
        Sponsor
        <span className="ks-hidden"> {about} (opens WhatsApp in a new tab)</span>
      </LinkButton>
    </div>
  );
}

/** The chat with a first sentence typed and not sent. */
function chatAbout(chat: string, wish: string): string {
  return `${chat}?text=${encodeURIComponent(`Hello, I would like to ${wish}.`)}`;
}
