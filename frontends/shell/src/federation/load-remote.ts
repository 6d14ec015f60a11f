import type { MessageBundle, Remote } from '@ideabox/contract';
import { loadRemote as loadFederated } from '@module-federation/enhanced/runtime';
import { withDeadline } from './with-deadline.ts';

export type LoadedRemote = { remote: Remote; messages: MessageBundle };

const deadlineMs = 8000;
const loaded = new Map<string, Promise<LoadedRemote>>();

/** A remote with the messages of a page or dialog, fetched once; a failure is forgotten, so that the next visit tries again. */
export function loadRemote(name: string, locale: string, screen: string): Promise<LoadedRemote> {
  const key = `${name} ${screen}`;
  const known = loaded.get(key);
  if (known) return known;
  const loading = withDeadline(fetchRemote(name, locale, screen), deadlineMs, `remote ${name}`);
  loaded.set(key, loading);
  loading.catch(() => loaded.delete(key));
  return loading;
}

async function fetchRemote(name: string, locale: string, screen: string): Promise<LoadedRemote> {
  const module = await loadFederated<{ remote: Remote }>(`${name}/remote`);
  if (!module) throw new Error(`remote ${name} has no entry`);
  return { remote: module.remote, messages: await module.remote.loadMessages(locale, screen) };
}
