import { createContext, type ReactNode, use, useEffect, useState } from 'react';
import type { StatechartParameters } from './parameters.ts';
import { openSession, StatechartSession } from './session.ts';

const SessionContext = createContext<StatechartSession | null>(null);

interface SessionProviderProps {
  parameters: StatechartParameters | undefined;
  children: ReactNode;
}

/** Opens a session for as long as a story is rendered. */
export function SessionProvider({ parameters, children }: SessionProviderProps) {
  const [session] = useState(() => new StatechartSession(parameters));
  useEffect(() => openSession(session), [session]);
  return <SessionContext value={session}>{children}</SessionContext>;
}

/**
 * Returns the statechart session of the story that renders this component. Throws where the addon's preview entry is
 * not loaded.
 */
export function useStatechartSession(): StatechartSession {
  const session = use(SessionContext);
  if (session === null)
    throw new Error('There is no statechart session: add the addon to .storybook/preview.');
  return session;
}
