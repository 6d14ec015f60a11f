import { useRegistry } from '@ideabox/api-client';
import { type DialogInput, type DialogName, type Shell, ShellContext } from '@ideabox/contract';
import { useText } from '@ideabox/intl';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { DialogHost, type OpenDialog } from '../dialogs/dialog-host.tsx';
import { useSession } from '../session/session-provider.tsx';
import { setPageTitleText } from './title-store.ts';

/** Gives the screens what the contract promises them. */
export function ShellProvider({ children }: { children: ReactNode }) {
  const { session, login, register, logout } = useSession();
  const text = useText();
  const siteName = useRegistry('sitename') ?? text('brand.name');
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const openDialog = useCallback(<Name extends DialogName>(name: Name, input?: DialogInput<Name>) => {
    setDialog({ name, input: input ?? {} });
  }, []);
  const setPageTitle = useCallback(
    (title: string) => {
      setPageTitleText(title);
      document.title = `${title} | ${siteName}`;
    },
    [siteName],
  );
  const shell = useMemo<Shell>(
    () => ({ session, login, register, logout, openDialog, setPageTitle }),
    [session, login, register, logout, openDialog, setPageTitle],
  );
  return (
    <ShellContext value={shell}>
      {children}
      {dialog && <DialogHost dialog={dialog} onClose={() => setDialog(null)} />}
    </ShellContext>
  );
}
