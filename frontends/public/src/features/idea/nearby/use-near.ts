import { useEffect, useRef, useState } from 'react';

const settledMs = 3_000;

/**
 * Whether it is time for what is far below: an element has come near the screen, or the page has been there for a moment,
 * because who reads with a screen reader or has the page read aloud gets there without scrolling.
 */
export function useNear<T extends Element>() {
  const ref = useRef<T>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element || isNear) return;
    const watcher = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: '600px',
    });
    watcher.observe(element);
    const timer = setTimeout(() => setNear(true), settledMs);
    return () => {
      watcher.disconnect();
      clearTimeout(timer);
    };
  }, [isNear]);
  return { ref, isNear };
}
