import { Anchor, Box } from '@mantine/core';
import type { GuestErrors } from '#machines/domain/person/guest-check.ts';
import { formProblem } from '#texts/ui.ts';
import { Notice } from '../../ui/Notice.tsx';
import styles from './ErrorSummary.module.css';
import { GUEST_CONTROLS, GUEST_FIELDS } from './guest-controls.ts';

/** The errors of the form, each with a link to its field; nothing when there is none. */
export function ErrorSummary({ errors }: { errors: GuestErrors }) {
  const wrong = GUEST_FIELDS.filter((field) => errors[field] !== undefined);
  if (wrong.length === 0) return null;
  return (
    <Notice tone="error" title={formProblem}>
      <Box component="ul" mt="space1">
        {wrong.map((field) => (
          <li key={field}>
            <Anchor
              className={`${styles.error} ks-tap`}
              c="red"
              fw={500}
              href={`#${GUEST_CONTROLS[field].id}`}
              onClick={(event) => {
                event.preventDefault();
                event.currentTarget.ownerDocument.getElementById(GUEST_CONTROLS[field].id)?.focus();
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
