/**
 * Sent when the rider had everything forgotten, in this tab or another one: the page drops what it displays and holds
 * of a person (rule: Forgetting).
 */
export interface ForgottenEvent {
  readonly type: 'page.forgotten';
  /** The generation that begins with this event; text that was typed before it belongs to an earlier one. */
  readonly generation: string | undefined;
}

/** True when the data of a chart are from before everything was forgotten; a page that was opened since has none. */
export function isOfBefore({
  context,
  event,
}: {
  context: { readonly generation?: string | undefined };
  event: { readonly type: string };
}): boolean {
  return 'generation' in event && event.generation !== context.generation;
}
