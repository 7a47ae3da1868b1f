import { visibleText } from '../text/typed-text.ts';

/** The rules of a field of a form: nothing else decides by its name. */
export interface FormField {
  /** False for a field that may stay empty. */
  readonly isRequired: boolean;
  /** Returns the message about a text that cannot be sent; null for a good one. */
  readonly fault: (text: string) => string | null;
}

/** Returns the message about the text of a field; null for a good one, and where a field that may stay empty is empty. */
export function fieldFault({ isRequired, fault }: FormField, text: string): string | null {
  return !isRequired && visibleText(text) === '' ? null : fault(text);
}

/** Returns the messages about the texts of a form, by field and in the order of the fields; a good one has no entry. */
export function formFaults<Name extends string>(
  fields: Readonly<Record<Name, FormField>>,
  texts: Readonly<Record<Name, string>>,
): Readonly<Partial<Record<Name, string>>> {
  const names = Object.keys(fields) as Name[];
  const faults = names.flatMap((name) => {
    const fault = fieldFault(fields[name], texts[name]);
    return fault === null ? [] : [[name, fault]];
  });
  return Object.fromEntries(faults);
}
