import type { DialogName } from '@ideabox/contract';
import type { RemoteMapEntry } from '../config/page-config.ts';
import { loadRemote } from '../federation/load-remote.ts';

export async function loadDialog(remotes: RemoteMapEntry[], name: DialogName, locale: string) {
  const owner = remotes.find((remote) => remote.dialogs.includes(name));
  if (!owner) throw new Error(`no remote has the dialog ${name}`);
  const { remote, messages } = await loadRemote(owner.name, locale);
  const Dialog = await remote.dialogs?.[name]?.();
  if (!Dialog) throw new Error(`the remote ${owner.name} has no dialog ${name}`);
  return { Dialog, messages };
}
