import { useRouteError } from '@ideabox/router';
import { useEffect } from 'react';
import { ErrorPage } from './error-page.tsx';
import { RemoteFailedPage } from './remote-failed-page.tsx';
import { RemoteLoadError } from './remote-load-error.ts';

/** What is shown in place of a page that failed; header and footer stay. */
export function RouteError() {
  const error = useRouteError();
  useEffect(() => console.error(error), [error]);
  return error instanceof RemoteLoadError ? <RemoteFailedPage /> : <ErrorPage />;
}
