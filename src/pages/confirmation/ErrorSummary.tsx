import type { Guest, GuestErrors } from '#machines/domain/guest.ts';
import { formProblem } from '#texts/ui.ts';
import { Notice } from '../../ui/Notice.tsx';
import styles from './Confirmation.module.css';

/** Ids of the three controls, in the order of the page. */
export const GUEST_FIELDS: ReadonlyArray<{ field: keyof Guest; id: string }> = [
  { field: 'fullName', id: 'guest-name' },
  { field: 'email', id: 'guest-email' },
  { field: 'phone', id: 'guest-phone' },
];

/** The errors of the form, each with a link to its field; nothing when there is none. */
export function ErrorSummary({ errors }: { errors: GuestErrors }) {
  const wrong = GUEST_FIELDS.filter(({ field }) => errors[field] !== undefined);
  if (wrong.length === 0) return null;
  return (
    <Notice tone="error" title={formProblem}>
      <ul className={styles.errors}>
        {wrong.map(({ field, id }) => (
          <li key={id}>
            <a
              className="ks-tap"
              href={`#${id}`}
              onClick={(event) => {
                event.preventDefault();
                event.currentTarget.ownerDocument.getElementById(id)?.focus();
              }}
            >
              {errors[field]}
            </a>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
