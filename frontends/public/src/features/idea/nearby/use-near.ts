import { useEffect, useRef, useState } from 'react';

/** Whether an element has come near the screen, once; what is far below asks for nothing meanwhile. */
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
    return () => watcher.disconnect();
  }, [isNear]);
  return { ref, isNear };
}
