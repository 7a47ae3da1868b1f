import type { ComponentProps } from 'react';

/** A choice between words. */
export interface ChoiceProps<Choice extends string> {
  /** The name of the choice, in a word. */
  label: string;
  /** The words of each choice, in order; the first one narrows nothing. */
  labels: Readonly<Record<Choice, string>>;
  value: Choice;
  isDisabled: boolean;
  onChoose: (choice: Choice) => void;
}

/** Turns the text of a control into its choice; an unknown text changes nothing. */
export function chooser<Choice extends string>({
  labels,
  onChoose,
}: Pick<ChoiceProps<Choice>, 'labels' | 'onChoose'>): (text: string) => void {
  const choices = Object.keys(labels) as Choice[];
  return (text) => {
    const choice = choices.find((each) => each === text);
    if (choice !== undefined) onChoose(choice);
  };
}

interface ChoiceSelectProps extends ComponentProps<'select'> {
  label: string;
  labels: Readonly<Record<string, string>>;
}

/** The control of a choice: the phone's own picker opens on it. */
export function ChoiceSelect({ label, labels, ...control }: ChoiceSelectProps) {
  return (
    <select aria-label={label} {...control}>
      {Object.entries(labels).map(([choice, words]) => (
        <option key={choice} value={choice}>
          {words}
        </option>
      ))}
    </select>
  );
}
