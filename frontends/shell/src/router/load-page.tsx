import type { RouteEntry } from '@ideabox/contract';
import { MessagesProvider } from '@ideabox/intl';
import { RemoteLoadError } from '../errors/remote-load-error.ts';
import { loadRemote } from '../federation/load-remote.ts';
import { isChunkLoadError, reloadOnce } from '../federation/reload-guard.ts';
import { RouteTitle } from './route-title.tsx';

/** The page of a route: its remote, its messages and its own chunk, ready to be shown. */
export async function loadPage(remoteName: string, route: RouteEntry, locale: string) {
  try {
    const { remote, messages } = await loadRemote(remoteName, locale);
    const Page = await remote.pages[route.page]?.();
    if (!Page) throw new Error(`remote ${remoteName} has no page ${route.page}`);
    const element = (
      <MessagesProvider messages={messages}>
        <RouteTitle id={route.title} />
        <Page />
      </MessagesProvider>
    );
    return { element };
  } catch (error) {
    if (isChunkLoadError(error) && reloadOnce(window)) await new Promise(() => {});
    throw new RemoteLoadError(remoteName, error);
  }
}
