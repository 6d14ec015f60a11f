import { useLocation, useNavigationType } from '@ideabox/router';
import { glide } from '@ideabox/ui';
import { useLayoutEffect, useRef } from 'react';

/** Within a page the way to what a hash names is seen; Back leads to where one was. Call it where the router's own jump comes first. */
export function useGlideToHash(): void {
  const { key, pathname, hash } = useLocation();
  const isBack = useNavigationType() === 'POP';
  const before = useRef({ key, pathname });
  // Read while rendering: the router jumps before any effect of this component.
  const from = hash ? scrollY : 0;
  useLayoutEffect(() => {
    const last = before.current;
    before.current = { key, pathname };
    if (last.key === key || last.pathname !== pathname || !hash || isBack) return;
    glide(() => document.getElementById(idOf(hash))?.scrollIntoView(), from);
  });
}

/** What a reader typed may be no text in code. */
function idOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}
