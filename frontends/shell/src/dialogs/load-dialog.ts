import type { DialogName, RemoteDescriptor } from '@ideabox/contract';
import { loadRemote } from '../federation/load-remote.ts';

export async function loadDialog(remotes: RemoteDescriptor[], name: DialogName, locale: string) {
  const owner = remotes.find((remote) => remote.dialogs.includes(name));
  if (!owner) throw new Error(`no remote has the dialog ${name}`);
  const { remote, messages } = await loadRemote(owner.name, locale);
  const Dialog = await remote.dialogs?.[name]?.();
  if (!Dialog) throw new Error(`the remote ${owner.name} has no dialog ${name}`);
  return { Dialog, messages };
}
