import { useRouteError } from '@ideabox/router';
import { useEffect } from 'react';
import { isChunkLoadError } from '../federation/chunk-load-error.ts';
import { reloadIfReleased } from '../federation/reload-if-released.ts';
import { ErrorPage } from './error-page.tsx';
import { RemoteFailedPage } from './remote-failed-page.tsx';
import { RemoteLoadError } from './remote-load-error.ts';

/** What is shown in place of a page that failed; header and footer stay. A piece that a new release took away brings the new page. */
export function RouteError() {
  const error = useRouteError();
  const isChunk = isChunkLoadError(error);
  useEffect(() => {
    console.error(error);
    void reloadIfReleased(error);
  }, [error]);
  return isChunk || error instanceof RemoteLoadError ? <RemoteFailedPage /> : <ErrorPage />;
}
