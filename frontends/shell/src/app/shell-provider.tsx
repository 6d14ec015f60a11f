import { useSiteName } from '@ideabox/api-client';
import { type DialogInputs, type DialogName, type Shell, ShellContext } from '@ideabox/contract';
import { useText } from '@ideabox/intl';
import { useLocation } from '@ideabox/router';
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { DialogHost } from '../dialogs/dialog-host.tsx';
import { keepDialog, type OpenDialog, takeDialog } from '../dialogs/pending-dialog.ts';
import { setPageTitleText, usePageTitleText } from '../router/title-store.ts';
import { useSession } from '../session/session-provider.tsx';

/** Gives the screens what the contract promises them. */
export function ShellProvider({ children }: { children: ReactNode }) {
  const { session, login, register, logout } = useSession();
  const text = useText();
  const siteName = useSiteName() ?? text('brand.name');
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const openDialog = useCallback(<Name extends DialogName>(name: Name, ...[input]: DialogInputs<Name>) => {
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
    () => ({
      session,
      // Who logs in out of a dialog goes on in it afterwards.
      login: () => {
        keepDialog(dialog);
        login();
      },
      register: () => {
        keepDialog(dialog);
        register();
      },
      logout,
      openDialog,
      setPageTitle,
    }),
    [session, login, register, logout, dialog, openDialog, setPageTitle],
  );
  const hasLooked = useRef(false);
  const isOnTheWay = useLocation().pathname === '/callback' || session.status === 'loading';
  // What a dialog hides from screen readers has to be there when it opens.
  const hasPage = usePageTitleText() !== '';
  useEffect(() => {
    if (isOnTheWay || !hasPage || hasLooked.current) return;
    hasLooked.current = true;
    const kept = takeDialog();
    if (kept) setDialog(kept);
  }, [isOnTheWay, hasPage]);
  return (
    <ShellContext value={shell}>
      {children}
      {dialog && <DialogHost dialog={dialog} onClose={() => setDialog(null)} />}
    </ShellContext>
  );
}
