/** A fact that the state guarantees. Throws when the chart came here without it. */
export function known<Fact>(fact: Fact | null | undefined): Fact {
  if (fact === null || fact === undefined) throw new Error('The chart came here too early.');
  return fact;
}
