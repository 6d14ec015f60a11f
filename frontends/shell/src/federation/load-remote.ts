import type { MessageBundle, Remote } from '@ideabox/contract';
import { loadRemote as loadFederated } from '@module-federation/enhanced/runtime';
import { withDeadline } from './with-deadline.ts';

export type LoadedRemote = { remote: Remote; messages: MessageBundle };

const deadlineMs = 8000;
const loaded = new Map<string, Promise<LoadedRemote>>();

/** A remote with its messages, fetched once; a failure is forgotten, so that the next visit tries again. */
export function loadRemote(name: string, locale: string): Promise<LoadedRemote> {
  const known = loaded.get(name);
  if (known) return known;
  const loading = withDeadline(fetchRemote(name, locale), deadlineMs, `remote ${name}`);
  loaded.set(name, loading);
  loading.catch(() => loaded.delete(name));
  return loading;
}

async function fetchRemote(name: string, locale: string): Promise<LoadedRemote> {
  const module = await loadFederated<{ remote: Remote }>(`${name}/remote`);
  if (!module) throw new Error(`remote ${name} has no entry`);
  return { remote: module.remote, messages: await module.remote.loadMessages(locale) };
}
