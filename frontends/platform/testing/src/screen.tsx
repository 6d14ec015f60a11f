import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ApiProvider, createApiClient, createQueryClient, QueryClientProvider } from '@ideabox/api-client';
import { type DialogName, type Member, type Session, type Shell, ShellContext } from '@ideabox/contract';
import { IntlProvider, type Locale, MessagesProvider } from '@ideabox/intl';
import { type RouteObject, RouterProvider } from '@ideabox/router';
import { ToastProvider } from '@ideabox/ui';
import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useSyncExternalStore } from 'react';
import { createMemoryRouter, parsePath } from 'react-router';
import { edge } from './browser.ts';
import { messagesOf } from './messages-of.ts';
import { siteSample } from './samples.ts';
import { prime, type Site } from './site.ts';

export type Visit = {
  /** The address one is on. */
  at?: string;
  /** What who led there has said of it. */
  state?: unknown;
  /** The pattern that the address meets, where the screen reads its parameters. */
  path?: string;
  /** Who is here; a visitor unless told. */
  who?: Member | 'visitor' | 'loading';
  locale?: Locale;
  /** Whether the page draws its own landmarks, as those with the dashboard layout do. */
  drawsMain?: boolean;
  /** What differs from the site as the seed sets it up. */
  site?: { [Key in keyof Site]?: Site[Key] extends unknown[] ? Site[Key] : Partial<Site[Key]> };
};

/** Writes no rule: jsdom has no layout, and would match each against every element. */
const styles = Object.assign(createCache({ key: 'ib' }), { insert: () => {} });

/** Shows a screen or a part of one as the shell does: with its language, data, session and router. `part` says whose messages. */
export function show(part: string | string[], element: ReactNode, visit: Visit = {}) {
  const { at = '/', state, path = '*', locale = 'ja', site } = visit;
  const user = userEvent.setup({ delay: null });
  const session = sessionStore(visit.who ?? 'visitor');
  const opened: { name: DialogName; input: unknown }[] = [];
  const shell: Omit<Shell, 'session'> = {
    login: jest.fn(),
    register: jest.fn(),
    logout: jest.fn(),
    openDialog: (name, ...[input]) => opened.push({ name, input }),
    setPageTitle: (title) => {
      document.title = title;
    },
  };
  const isMember = () => session.now().status !== 'visitor';
  const api = createApiClient({
    baseUrl: '/api/v1',
    accessToken: async () => (isMember() ? 'token' : null),
    renewToken: async () => (isMember() ? 'renewed token' : null),
    isLoggedIn: isMember,
    isRefused: async () => false,
    lang: locale,
    visitorId: 'visitor',
    timeoutMs: 10_000,
  });
  const queries = createQueryClient();
  // As many tries as in the product, without the pause between them.
  const defaults = queries.getDefaultOptions();
  queries.setDefaultOptions({ ...defaults, queries: { ...defaults.queries, retryDelay: 0 } });
  prime(queries, siteWith(site));
  const messages = Object.assign({}, ...[part].flat().map((name) => messagesOf(name, locale)));
  function Stage() {
    const now = useSyncExternalStore(session.subscribe, session.now);
    return (
      <ShellContext value={{ ...shell, session: now }}>
        <MessagesProvider messages={messages}>
          {visit.drawsMain ? element : <main id="main">{element}</main>}
        </MessagesProvider>
      </ShellContext>
    );
  }
  const routes: RouteObject[] = [{ path, element: <Stage /> }];
  if (path !== '*') routes.push({ path: '*', element: <p>elsewhere</p> });
  const router = createMemoryRouter(routes, { initialEntries: [{ ...parsePath(at), state }] });
  document.documentElement.lang = locale;
  document.title = 'アイデアボックス';
  const { unmount } = render(
    <CacheProvider value={styles}>
      <IntlProvider locale={locale} messages={messagesOf('shell', locale)}>
        <ApiProvider client={api}>
          <QueryClientProvider client={queries}>
            <ToastProvider>
              <RouterProvider router={router} />
            </ToastProvider>
          </QueryClientProvider>
        </ApiProvider>
      </IntlProvider>
    </CacheProvider>,
  );
  return {
    user,
    /** Puts words into a field in the place of those in it, as from the clipboard. */
    fill: async (field: HTMLElement, words: string) => {
      await user.clear(field);
      await user.click(field);
      await user.paste(words);
    },
    shell: { ...shell, opened },
    edge,
    unmount,
    /** Another person, or nobody, is here from now on; `expired`: the member's session has ended by itself. */
    become: (who: Member | 'visitor' | 'expired') => act(() => session.set(who)),
    address: () => {
      const { pathname, search, hash } = router.state.location;
      return pathname + search + hash;
    },
  };
}

function siteWith(change: Visit['site'] = {}): Site {
  return {
    ...siteSample,
    ...change,
    features: { ...siteSample.features, ...change.features } as Site['features'],
    registries: { ...siteSample.registries, ...change.registries } as Site['registries'],
    parts: { ...siteSample.parts, ...change.parts } as Site['parts'],
  };
}

function sessionStore(start: Member | 'visitor' | 'loading') {
  const sessionOf = (who: Member | 'visitor' | 'loading'): Session =>
    typeof who === 'string' ? { status: who } : { status: 'member', member: who };
  let session = sessionOf(start);
  const listeners = new Set<() => void>();
  return {
    now: () => session,
    set: (who: Member | 'visitor' | 'expired') => {
      const expired = session.status === 'member' ? session.member.id : undefined;
      session = who === 'expired' ? { status: 'visitor', expired } : sessionOf(who);
      for (const listener of listeners) listener();
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
