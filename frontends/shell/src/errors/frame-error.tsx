import { useRouteError } from '@ideabox/router';
import { useEffect } from 'react';
import { isChunkLoadError, reloadOnce } from '../federation/reload-guard.ts';
import { LastResort } from './last-resort.tsx';

/** What is left when the frame around the pages failed: header, footer or the error page itself. */
export function FrameError() {
  const error = useRouteError();
  useEffect(() => {
    if (isChunkLoadError(error) && reloadOnce(window)) return;
    console.error(error);
  }, [error]);
  return <LastResort />;
}
