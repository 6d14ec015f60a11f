import { type RefObject, useEffect, useRef, useState } from 'react';

/** Becomes true, and stays so, when the element comes within 200 px of the screen. */
export function useSeen(): [boolean, RefObject<HTMLDivElement | null>] {
  const ref = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    if (!ref.current) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setSeen(true),
      {
        rootMargin: '200px',
      },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, []);
  return [seen, ref];
}
