/** What the stories of a component have in common: some room around it, and the rules of its use. */
export function kit(...rules: readonly string[]) {
  return { layout: 'padded' as const, rules };
}
