import { reloadOnce } from '@ideabox/contract/missing-scripts';
import { MessagesProvider } from '@ideabox/intl';
import type { RemoteMapEntry, RouteMapEntry } from '../config/page-config.ts';
import { RemoteLoadError } from '../errors/remote-load-error.ts';
import { loadRemote } from '../federation/load-remote.ts';
import { RouteTitle } from './route-title.tsx';

type Visit = {
  locale: string;
  /** The address of the navigation under way. */
  goingTo: () => string | undefined;
};

/** The page of a route: its remote, its messages and its own chunk, ready to be shown. */
export async function loadPage({ name }: RemoteMapEntry, route: RouteMapEntry, { locale, goingTo }: Visit) {
  try {
    const { remote, messages } = await loadRemote(name, locale, route.page);
    const Page = await remote.pages[route.page]?.();
    if (!Page) throw new Error(`remote ${name} has no page ${route.page}`);
    const element = (
      <MessagesProvider messages={messages}>
        <RouteTitle id={route.title} />
        <Page />
      </MessagesProvider>
    );
    return { element };
  } catch (error) {
    if (await reloadOnce(window, goingTo())) await new Promise(() => {});
    throw new RemoteLoadError(name, error);
  }
}
