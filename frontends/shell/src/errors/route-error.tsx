import { useRouteError } from '@ideabox/router';
import { useEffect } from 'react';
import { isChunkLoadError, reloadOnce } from '../federation/reload-guard.ts';
import { ErrorPage } from './error-page.tsx';
import { RemoteFailedPage } from './remote-failed-page.tsx';
import { RemoteLoadError } from './remote-load-error.ts';

/** What is shown in place of a page that failed; header and footer stay. A piece that a new release took away brings the new page. */
export function RouteError() {
  const error = useRouteError();
  const isChunk = isChunkLoadError(error);
  useEffect(() => {
    if (isChunk && reloadOnce(window)) return;
    console.error(error);
  }, [error, isChunk]);
  return isChunk || error instanceof RemoteLoadError ? <RemoteFailedPage /> : <ErrorPage />;
}
