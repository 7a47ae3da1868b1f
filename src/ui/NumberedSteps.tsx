import styles from './NumberedSteps.module.css';

/** Steps with their numbers: one a row, two from 768 px, four from 992 px. */
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
