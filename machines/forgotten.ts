/** The rider had everything forgotten, in this tab or another one: what a page shows and holds of a person goes at once (rule: Forgetting). */
export interface ForgottenEvent {
  readonly type: 'page.forgotten';
  /** The generation that begins with this event; what was typed before belongs to an earlier one. */
  readonly generation: string | undefined;
}

/** True when what a chart holds is of before everything was forgotten, and not of a page that was opened since. */
export function isOfBefore({
  context,
  event,
}: {
  context: { readonly generation?: string | undefined };
  event: { readonly type: string };
}): boolean {
  return 'generation' in event && event.generation !== context.generation;
}
