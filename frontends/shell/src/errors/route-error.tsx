import { useLocation, useRouteError } from '@ideabox/router';
import { useEffect } from 'react';
import { isChunkLoadError } from '../federation/chunk-load-error.ts';
import { reloadIfReleased } from '../federation/reload-if-released.ts';
import { ErrorPage } from './error-page.tsx';
import { canBeRead, KeptWords } from './kept-words.tsx';
import { RemoteFailedPage } from './remote-failed-page.tsx';
import { RemoteLoadError } from './remote-load-error.ts';

/**
 * What is shown in place of a page that failed; header and footer stay. A piece that a new release took away brings the new page.
 * Where the document's own page did not come, the `words` that it brought along can still be read.
 */
export function RouteError({ words }: { words: Element[] }) {
  const error = useRouteError();
  const isOfDocument = useLocation().key === 'default';
  const isChunk = isChunkLoadError(error);
  useEffect(() => {
    console.error(error);
    void reloadIfReleased(error);
  }, [error]);
  if (!isChunk && !(error instanceof RemoteLoadError)) return <ErrorPage />;
  return isOfDocument && canBeRead(words) ? <KeptWords words={words} /> : <RemoteFailedPage />;
}
