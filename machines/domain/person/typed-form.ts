/** The messages about the fields of a form; a good field has no entry. */
type FormErrors<Texts> = Readonly<Partial<Record<keyof Texts, string>>>;

/** A form that is being typed into. */
export interface TypedForm<Texts> {
  readonly texts: Texts;
  /** The texts before a pasted line was sorted, until another field is typed in; null where there is nothing to undo. */
  readonly unsorted: Texts | null;
  readonly errors: FormErrors<Texts>;
}

/** The new text of a field. */
export interface FieldChange<Texts> {
  readonly field: keyof Texts;
  readonly value: string;
}

/**
 * Returns the form after a field was changed. The message about that field goes; a contact line that `sort` divides
 * among the fields takes all messages with it, and can be undone (rule: Pasted contact lines).
 */
export function formAfterChange<Texts>(
  { texts, errors }: Pick<TypedForm<Texts>, 'texts' | 'errors'>,
  { field, value }: FieldChange<Texts>,
  sort: (texts: Texts, field: keyof Texts, value: string) => Texts | null,
): TypedForm<Texts> {
  const typed = { ...texts, [field]: value };
  const sorted = sort(texts, field, value);
  const left = sorted === null ? Object.entries(errors).filter(([name]) => name !== field) : [];
  return {
    texts: sorted ?? typed,
    unsorted: sorted && typed,
    errors: Object.fromEntries(left) as FormErrors<Texts>,
  };
}

/** Returns the form with the texts from before a pasted line was sorted. */
export function formBeforeSorting<Texts>({
  texts,
  unsorted,
}: Pick<TypedForm<Texts>, 'texts' | 'unsorted'>): Pick<TypedForm<Texts>, 'texts' | 'unsorted'> {
  return { texts: unsorted ?? texts, unsorted: null };
}
