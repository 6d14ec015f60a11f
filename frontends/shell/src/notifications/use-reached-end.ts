import { type RefCallback, useCallback, useRef } from 'react';

/** Give the ref to the last element: the callback runs whenever it comes into view. */
export function useReachedEnd(onReached: () => void): RefCallback<HTMLElement> {
  const reached = useRef(onReached);
  reached.current = onReached;
  return useCallback((element: HTMLElement | null) => {
    if (!element) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some((entry) => entry.isIntersecting)) reached.current();
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
}
