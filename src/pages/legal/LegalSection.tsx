import type { ReactNode } from 'react';

/** The title, the anchor and the text of a section. */
export interface LegalSectionProps {
  /** The anchor of the section, to which other sites may link. */
  id: string;
  title: string;
  children: ReactNode;
}

/** One section of a legal page. */
export function LegalSection({ id, title, children }: LegalSectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      {children}
    </section>
  );
}
