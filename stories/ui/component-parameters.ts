/** Parameters of a component's stories: padding around it, and the rules of its use. */
export function componentParameters(...rules: readonly string[]) {
  return { layout: 'padded' as const, rules };
}
