import { useShell } from '@ideabox/contract';
import { MessagesProvider, useText } from '@ideabox/intl';
import { ProgressBar, useToast } from '@ideabox/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { usePageConfig } from '../config/use-page-config.ts';
import { reloadIfReleased } from '../federation/reload-if-released.ts';
import { loadDialog, ownerOf } from './load-dialog.ts';
import { keepDialog, type OpenDialog } from './pending-dialog.ts';

type Props = { dialog: OpenDialog; onClose: () => void };

/** Fetches the dialog from the remote that has it; when that fails, says so and closes. */
export function DialogHost({ dialog, onClose }: Props) {
  const { remotes, locale } = usePageConfig();
  const shell = useShell();
  const toast = useToast();
  const text = useText();
  const [content, setContent] = useState<ReactNode>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: one load per opening, whatever re-renders meanwhile
  useEffect(() => {
    let open = true;
    loadDialog(remotes, dialog.name, locale).then(
      ({ Dialog, messages }) => {
        if (!open) return;
        setContent(
          <MessagesProvider messages={messages}>
            <Dialog {...dialog.input} onClose={onClose} />
          </MessagesProvider>,
        );
      },
      async (error: unknown) => {
        keepDialog(dialog);
        if (await reloadIfReleased(error, ownerOf(remotes, dialog.name)?.entry)) return;
        keepDialog(null);
        console.error(error);
        toast(text('remote_failed.title'), 'error');
        onClose();
      },
    );
    return () => {
      open = false;
    };
  }, [dialog, shell.session.status]);
  return content ?? <ProgressBar active />;
}
