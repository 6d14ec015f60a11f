import type { createBrowserRouter } from 'react-router';

type Router = ReturnType<typeof createBrowserRouter>;

/** How many overlays lie over the page of an entry of the history. */
const depthOf = (state: unknown): number => Number(Object(state).overlays ?? 0);

/** So long a page that one goes to waits for the way back within this one. */
const longestReturnMs = 500;

/**
 * What lies over the page (dialogs, drawers, sheets) has an entry of its own in the history, under the address and the key of the
 * page, so that Back closes it. The router is told nothing of these entries: the page below does not move.
 */
function createOverlays() {
  /** How each is closed, the one on top last. */
  const open: (() => void)[] = [];
  let router: Router | undefined;
  let isDue = false;
  let navigations = 0;
  /** On the way back to the entry that fits, until the browser says that it is there: on a busy device that comes late. */
  let returning: PromiseWithResolvers<void> | undefined;

  const hasReturned = () => {
    returning?.resolve();
    returning = undefined;
    settle();
  };
  /** As many entries as overlays; one that closes as another opens leaves its entry to that. */
  const settle = () => {
    isDue = false;
    const depth = depthOf(history.state);
    for (let next = depth + 1; next <= open.length; next += 1) {
      history.pushState({ ...history.state, overlays: next }, '');
    }
    // A page that one goes to from an overlay takes the place of its entry.
    if (open.length >= depth || navigations > 0 || returning) return;
    returning = Promise.withResolvers();
    setTimeout(returning.resolve, longestReturnMs);
    history.go(open.length - depth);
  };
  const settleSoon = () => {
    if (!isDue) setTimeout(settle);
    isDue = true;
  };
  const isOfPage = (state: unknown) =>
    router?.state.location.key === (Object(state).key ?? 'default') &&
    router?.state.location.hash === location.hash;
  const onPop = (event: PopStateEvent) => {
    if (isOfPage(event.state)) event.stopImmediatePropagation();
    if (returning) hasReturned();
    else for (const close of open.splice(depthOf(event.state)).reverse()) close();
  };
  return {
    /** @returns what tells that it is closed, whoever closed it. */
    add: (close: () => void): (() => void) => {
      // Heard before the router, which listens without capturing; the same listener counts once.
      addEventListener('popstate', onPop, true);
      open.push(close);
      settleSoon();
      return () => {
        const index = open.indexOf(close);
        if (index >= 0) open.splice(index, 1);
        settleSoon();
      };
    },
    /** A page that one goes to from an overlay takes the place of the overlay's entry: Back leads to the page below. */
    follow: (followed: Router): Router => {
      router = followed;
      const navigate = followed.navigate as (to: unknown, options?: object) => Promise<void>;
      const onward = async (to: unknown, options?: object) => {
        if (typeof to === 'number') return navigate(to);
        await returning?.promise;
        returning = undefined;
        navigations += 1;
        const replace = depthOf(history.state) > 0 ? { replace: true } : {};
        return navigate(to, { ...options, ...replace }).finally(() => {
          navigations -= 1;
          settleSoon();
        });
      };
      return Object.assign(followed, { navigate: onward as Router['navigate'] });
    },
  };
}

/** Of the one history that a page has. */
export const overlays = createOverlays();
