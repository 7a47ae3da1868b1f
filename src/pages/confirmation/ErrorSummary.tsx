import { Anchor, Box } from '@mantine/core';
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
      <Box component="ul" mt="var(--ks-space-1)">
        {wrong.map(({ field, id }) => (
          <li key={id}>
            <Anchor
              className={`${styles.error} ks-tap`}
              c="red"
              fw={500}
              href={`#${id}`}
              onClick={(event) => {
                event.preventDefault();
                event.currentTarget.ownerDocument.getElementById(id)?.focus();
              }}
            >
              {errors[field]}
            </Anchor>
          </li>
        ))}
      </Box>
    </Notice>
  );
}
