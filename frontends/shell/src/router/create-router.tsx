import type { Layout, RouteEntry } from '@ideabox/contract';
import { createBrowserRouter, type RouteObject } from '@ideabox/router';
import { AppFrame } from '../app/app-frame.tsx';
import type { PageConfig, RemoteMapEntry } from '../config/page-config.ts';
import { NotFoundPage } from '../errors/not-found-page.tsx';
import { RouteError } from '../errors/route-error.tsx';
import { DefaultLayout } from '../layout/default-layout.tsx';
import { EmptyLayout } from '../layout/empty-layout.tsx';
import { LoadingPage } from '../layout/loading-page.tsx';
import { CallbackPage } from '../session/callback-page.tsx';
import { LoginPage } from '../session/login-page.tsx';
import { loadPage } from './load-page.tsx';

/** The router of the whole site, out of the route tables that the remotes bring. */
export function createRouter({ remotes, basename, locale }: PageConfig) {
  const routesIn = (layouts: Layout[]) =>
    remotes.flatMap((remote) =>
      remote.routes
        .filter((route) => layouts.includes(route.layout))
        .map((route) => routeOf(remote, route, locale)),
    );
  const standard = [...routesIn(['default']), { path: '*', element: <NotFoundPage /> }];
  // A remote with the dashboard layout draws its own drawer and top bar inside the empty frame.
  const bare = [
    ...routesIn(['empty', 'dashboard']),
    { path: '/callback', element: <CallbackPage /> },
    { path: '/login', element: <LoginPage /> },
  ];
  const layouts = [withLayout(<DefaultLayout />, standard), withLayout(<EmptyLayout />, bare)];
  return createBrowserRouter([{ element: <AppFrame />, children: layouts }], { basename: basename || '/' });
}

/** The inner route holds what may fail or take time, so that the layout around it stays. */
function withLayout(element: RouteObject['element'], children: RouteObject[]): RouteObject {
  return {
    element,
    children: [{ errorElement: <RouteError />, hydrateFallbackElement: <LoadingPage />, children }],
  };
}

function routeOf(remote: RemoteMapEntry, route: RouteEntry, locale: string): RouteObject {
  return { path: route.path, lazy: () => loadPage(remote.name, route, locale) };
}
