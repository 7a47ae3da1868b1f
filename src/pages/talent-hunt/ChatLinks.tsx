import { LinkButton } from '../../ui/LinkButton.tsx';
import styles from './TalentHunt.module.css';

interface ChatLinksProps {
  /** The messaging chat, without a text. */
  chat: string;
  /** A rider's name, or the programme as a whole. */
  about?: string;
}

/** 'Know more' and 'Sponsor': both open the messaging chat, each with its own first sentence (section 2). */
export function ChatLinks({ chat, about }: ChatLinksProps) {
  const whom = about ?? 'a Talent Hunt rider';
  return (
    <div className={styles.chats}>
      <ChatLink chat={chat} text={`Hello, I would like to know more about ${whom}.`} about={about}>
        Know more
      </ChatLink>
      <ChatLink chat={chat} text={`Hello, I would like to sponsor ${whom}.`} about={about} strong>
        Sponsor
      </ChatLink>
    </div>
  );
}

interface ChatLinkProps extends ChatLinksProps {
  /** Typed into the chat, not sent. */
  text: string;
  children: string;
  strong?: boolean;
}

function ChatLink({ chat, text, about, children, strong = false }: ChatLinkProps) {
  return (
    <LinkButton
      href={`${chat}?text=${encodeURIComponent(text)}`}
      newTab
      variant={strong ? 'ink' : 'secondary'}
    >
      {children}
      <span className="ks-hidden">
        {about === undefined ? '' : `: ${about}`} (opens WhatsApp in a new tab)
      </span>
    </LinkButton>
  );
}
