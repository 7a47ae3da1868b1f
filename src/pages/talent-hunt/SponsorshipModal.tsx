import { Text } from '@mantine/core';
import { Modal } from '../../ui/Modal.tsx';
import { ChatLinks } from './ChatLinks.tsx';
import { sponsorshipDetails } from './content.ts';
import styles from './TalentHunt.module.css';

interface SponsorshipModalProps {
  /** The messaging chat, without a text. */
  chat: string;
  open: boolean;
  onClose: () => void;
}

/** The details of the programme in a modal (/popupdetails); its two buttons lead to the messaging chat. */
export function SponsorshipModal({ chat, open, onClose }: SponsorshipModalProps) {
  const { title, text, facts } = sponsorshipDetails;
  return (
    <Modal open={open} onClose={onClose} title={title} footer={<ChatLinks chat={chat} />}>
      <Text pt="md">{text}</Text>
      <dl className={styles.facts}>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Modal>
  );
}
