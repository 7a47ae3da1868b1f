import {
  Controls,
  Description,
  Primary,
  Stories,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';

/** The page of a component: its purpose, the rules of its use, its props and its stories. */
export function ComponentDocs() {
  return (
    <>
      <Title />
      <Description />
      <Rules />
      <Primary />
      <Controls />
      <Stories includePrimary={false} />
    </>
  );
}

function Rules() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const rules: unknown = preparedMeta.parameters.rules;
  if (!Array.isArray(rules)) return null;
  return (
    <>
      <h3>Rules of use</h3>
      <ul>
        {rules.map((rule) => (
          <li key={String(rule)}>{String(rule)}</li>
        ))}
      </ul>
    </>
  );
}
