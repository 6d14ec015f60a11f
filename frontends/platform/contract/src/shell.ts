import { createContext, useContext } from 'react';
import type { DialogInputs, DialogName } from './dialog-name.ts';
import type { Member, Session } from './session.ts';

/** What the shell offers to the screens it shows. */
export type Shell = {
  session: Session;
  /** Goes to the provider and comes back to the page one is on. */
  login: () => void;
  register: () => void;
  logout: () => void;
  openDialog: <Name extends DialogName>(name: Name, ...input: DialogInputs<Name>) => void;
  setPageTitle: (title: string) => void;
};

export const ShellContext = createContext<Shell | null>(null);

export function useShell(): Shell {
  const shell = useContext(ShellContext);
  if (!shell) throw new Error('no shell around this screen');
  return shell;
}

/** The member, or null for a visitor and while the session is loading. */
export function useMember(): Member | null {
  const { session } = useShell();
  return session.status === 'member' ? session.member : null;
}
