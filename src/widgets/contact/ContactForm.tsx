import { useMachine } from '../../site/actors.ts';
import { useContactService } from '../../site/contact.ts';
import { ContactFormView } from './ContactFormView.tsx';

/** The contact form with its chart. */
export function ContactForm() {
  const { machine, input } = useContactService();
  const [state, send] = useMachine(machine, input);
  return <ContactFormView state={state} send={send} />;
}
