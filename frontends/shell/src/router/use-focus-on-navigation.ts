import { useLocation } from '@ideabox/router';
import { useEffect, useRef } from 'react';

/** Moves the focus to the page after its address changed, as a browser does on loading one; not for a query or a hash. */
export function useFocusOnNavigation(): void {
  const { pathname, hash } = useLocation();
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    if (!hash) document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname, hash]);
}
