import { Dialog } from '../../ui/Dialog.tsx';
import { ChatLinks } from './ChatLinks.tsx';
import { sponsorshipDetails } from './content.ts';
import styles from './TalentHunt.module.css';

interface SponsorshipDialogProps {
  /** The messaging chat, without a text. */
  chat: string;
  open: boolean;
  onClose: () => void;
}

/** The details popup of the programme; its two buttons lead to the messaging chat. */
export function SponsorshipDialog({ chat, open, onClose }: SponsorshipDialogProps) {
  const { title, text, facts } = sponsorshipDetails;
  return (
    <Dialog open={open} onClose={onClose} title={title} foot={<ChatLinks chat={chat} />}>
      <p className={styles.details}>{text}</p>
      <dl className={styles.facts}>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
