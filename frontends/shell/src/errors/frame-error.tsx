import { useRouteError } from '@ideabox/router';
import { useEffect } from 'react';
import { reloadIfReleased } from '../federation/reload-if-released.ts';
import { LastResort } from './last-resort.tsx';

/** What is left when the frame around the pages failed: header, footer or the error page itself. */
export function FrameError() {
  const error = useRouteError();
  useEffect(() => {
    console.error(error);
    void reloadIfReleased(error);
  }, [error]);
  return <LastResort />;
}
