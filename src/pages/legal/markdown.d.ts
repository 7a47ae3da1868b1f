/** A legal text, compiled by `tools/build/legal-texts.ts`. */
declare module '*.md' {
  /** The page, with the facts of the site in their places. */
  export const legalText: (
    facts: ReturnType<typeof import('./facts.ts').legalFacts>,
  ) => import('./document.ts').LegalDocument;
}
