import styles from './NumberedSteps.module.css';

/** NumberedSteps in their order: one, two or four in a row (from 768 and 992 px). */
export function NumberedSteps({
  steps,
}: {
  steps: ReadonlyArray<{ title: string; text: string }>;
}) {
  return (
    <ol className={styles.steps}>
      {steps.map(({ title, text }) => (
        <li key={title}>
          <h3 className="ks-title">{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}
