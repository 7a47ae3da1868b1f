import { Anchor, Box } from '@mantine/core';
import { formProblem } from '#texts/ui.ts';
import styles from './ErrorSummary.module.css';
import { Notice } from './Notice.tsx';
import type { FieldProps } from './use-input-props.tsx';

interface ErrorSummaryProps {
  /** All fields of the form, in order, each with the id of its control. */
  fields: readonly (Pick<FieldProps, 'error'> & { readonly id: string })[];
}

/** The errors of a form, each with a link to its field; nothing when there is none (rule: Error summary). */
export function ErrorSummary({ fields }: ErrorSummaryProps) {
  const wrong = fields.filter(({ error }) => typeof error === 'string');
  if (wrong.length === 0) return null;
  return (
    <Notice tone="error" title={formProblem}>
      <Box component="ul" mt="space1">
        {wrong.map(({ id, error }) => (
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
              {error}
            </Anchor>
          </li>
        ))}
      </Box>
    </Notice>
  );
}
