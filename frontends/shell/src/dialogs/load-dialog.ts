import type { DialogName, MessageBundle, Remote } from '@ideabox/contract';
import type { ComponentType } from 'react';
import type { RemoteMapEntry } from '../config/page-config.ts';
import { loadRemote } from '../federation/load-remote.ts';
import { loadDialogMessages } from '../intl/load-messages.ts';

/** Those that must open even where no remote loads. */
const own: Remote['dialogs'] = {
  inquiry: async () => (await import('../inquiry/inquiry-dialog.tsx')).InquiryDialog,
};

/** What a dialog takes besides was looked at where it was opened. */
type AnyDialog = ComponentType<{ onClose: () => void }>;
type Loaded = { Dialog: AnyDialog; messages: MessageBundle };

/** The remote that has the dialog. */
export function ownerOf(remotes: RemoteMapEntry[], name: DialogName): RemoteMapEntry | undefined {
  return remotes.find(({ dialogs }) => dialogs.includes(name));
}

export async function loadDialog(
  remotes: RemoteMapEntry[],
  name: DialogName,
  locale: string,
): Promise<Loaded> {
  const load = own?.[name];
  if (load) {
    const [Own, messages] = await Promise.all([load(), loadDialogMessages(locale)]);
    return { Dialog: Own as AnyDialog, messages };
  }
  const owner = ownerOf(remotes, name);
  if (!owner) throw new Error(`no remote has the dialog ${name}`);
  const { remote, messages } = await loadRemote(owner.name, locale, name);
  const Dialog = await remote.dialogs?.[name]?.();
  if (!Dialog) throw new Error(`the remote ${owner.name} has no dialog ${name}`);
  return { Dialog: Dialog as AnyDialog, messages };
}
