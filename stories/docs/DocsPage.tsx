import type { ReactNode } from 'react';
import './docs.css';

interface DocsPageProps {
  title: string;
  lead?: ReactNode;
  children: ReactNode;
}

/** A page to read in the workbench. */
export function DocsPage({ title, lead, children }: DocsPageProps) {
  return (
    <main className="docs-page">
      <h1>{title}</h1>
      {lead !== undefined && <p className="docs-lead">{lead}</p>}
      {children}
    </main>
  );
}
