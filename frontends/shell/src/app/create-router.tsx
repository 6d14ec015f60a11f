import type { Layout } from '@ideabox/contract';
import { createBrowserRouter, type RouteObject } from '@ideabox/router';
import type { PageConfig, RemoteMapEntry, RouteMapEntry } from '../config/page-config.ts';
import { FrameError } from '../errors/frame-error.tsx';
import { NotFoundPage } from '../errors/not-found-page.tsx';
import { RouteError } from '../errors/route-error.tsx';
import { DefaultLayout } from '../layout/default-layout.tsx';
import { EmptyLayout } from '../layout/empty-layout.tsx';
import { LoadingPage } from '../layout/loading-page.tsx';
import { loadPage } from '../router/load-page.tsx';
import { CallbackPage } from '../session/callback-page.tsx';
import { LoginPage } from '../session/login-page.tsx';
import { AppFrame } from './app-frame.tsx';

export type Router = ReturnType<typeof createBrowserRouter>;

/** The router of the whole site, out of the route tables that the remotes bring; `words` are those of the document's own page. */
export function createRouter({ remotes, basename, locale }: PageConfig, words: Element[] = []): Router {
  const goingTo = () => {
    const { location } = router.state.navigation;
    return location && `${basename}${location.pathname}${location.search}${location.hash}`;
  };
  const routeOf = (remote: RemoteMapEntry, route: RouteMapEntry): RouteObject => ({
    path: route.path,
    lazy: () => loadPage(remote, route, { locale, goingTo }),
  });
  const routesIn = (layouts: Layout[]) =>
    remotes.flatMap((remote) =>
      remote.routes.filter((route) => layouts.includes(route.layout)).map((route) => routeOf(remote, route)),
    );
  const standard = [...routesIn(['default']), { path: '*', element: <NotFoundPage /> }];
  const bare = [
    ...routesIn(['empty']),
    { path: '/callback', element: <CallbackPage /> },
    { path: '/login', element: <LoginPage /> },
  ];
  const failed = <RouteError words={words} />;
  const layouts: RouteObject[] = [
    // The inner route holds what may fail or take time, so that the layout around it stays.
    { element: <DefaultLayout />, children: [{ ...waiting, errorElement: failed, children: standard }] },
    // What should stand in the empty frame draws its own header: where it does not come, there is the site's.
    {
      element: <EmptyLayout />,
      errorElement: <DefaultLayout>{failed}</DefaultLayout>,
      children: [{ ...waiting, children: bare }],
    },
    // A remote with the dashboard layout draws its own drawer, top bar and main part.
    {
      errorElement: <DefaultLayout>{failed}</DefaultLayout>,
      children: [{ ...waitingAlone, children: routesIn(['dashboard']) }],
    },
  ];
  const router = createBrowserRouter(
    [{ element: <AppFrame />, errorElement: <FrameError />, children: layouts }],
    { basename: basename || '/' },
  );
  return router;
}

const waiting = { hydrateFallbackElement: <LoadingPage /> };
const waitingAlone = {
  hydrateFallbackElement: (
    <main id="main">
      <LoadingPage />
    </main>
  ),
};
