import { type RefObject, useEffect, useRef, useState } from 'react';

/** Becomes true, and stays so, when the element comes onto the screen. */
export function useSeen(): [boolean, RefObject<HTMLDivElement | null>] {
  const ref = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    if (!ref.current) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setSeen(true),
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, []);
  return [seen, ref];
}
