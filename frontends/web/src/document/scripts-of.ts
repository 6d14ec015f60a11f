import type { RemoteDescriptor, RouteEntry } from '@ideabox/contract';
import type { Locale } from '@ideabox/intl/locales';
import type { ShellEntry } from '../assets/shell-entry.ts';

type Place = { remote: RemoteDescriptor; route: RouteEntry };

/** Scripts that the shell would ask for one after the other: the remote, its messages, its page, what that shares. */
export function scriptsOf({ remote, route }: Place, locale: Locale, shell: ShellEntry): string[] {
  const { files = [], messages = {}, shared = [] } = route;
  const folder = remote.entry.slice(0, remote.entry.lastIndexOf('/') + 1);
  const own = [...files, ...(messages[locale] ?? [])].map((file) => folder + file);
  return [...new Set([remote.entry, ...own, ...shared.flatMap((part) => shell.shared[part] ?? [])])];
}
