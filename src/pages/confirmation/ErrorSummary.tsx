import * as texts from '#texts/ui.ts';
import { Notice } from '../../ui/Notice.tsx';
import styles from './ErrorSummary.module.css';

/** One error of a form. */
export interface FieldError {
  /** Id of the control that the link leads to. */
  fieldId: string;
  message: string;
}

interface ErrorSummaryProps {
  errors: readonly FieldError[];
  title?: string;
}

/** The errors of a form, each with a link to its field; nothing when there is none. */
export function ErrorSummary({ errors, title = texts.formProblem }: ErrorSummaryProps) {
  if (errors.length === 0) return null;
  return (
    <Notice tone="error" title={title}>
      <ul className={styles.list}>
        {errors.map(({ fieldId, message }) => (
          <li key={fieldId}>
            <a
              className="ks-tap"
              href={`#${fieldId}`}
              onClick={(event) => {
                const field = event.currentTarget.ownerDocument.getElementById(fieldId);
                if (field === null) return;
                event.preventDefault();
                field.focus();
              }}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
