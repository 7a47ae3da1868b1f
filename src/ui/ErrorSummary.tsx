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
      <ul className={styles.errors}>
        {wrong.map(({ id, error }) => (
          <li key={id}>
            <a
              className={`${styles.error} ks-tap`}
              href={`#${id}`}
              onClick={(event) => {
                event.preventDefault();
                event.currentTarget.ownerDocument.getElementById(id)?.focus();
              }}
            >
              {error}
            </a>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
