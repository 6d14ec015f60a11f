import type { Router } from './create-router.tsx';

/** Once the first page's code is there, or is known not to come: until then the document's own words stay. */
export function untilReady(router: Router): Promise<void> {
  if (router.state.initialized) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });
}
