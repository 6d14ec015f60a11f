import { type RefObject, useEffect, useRef, useState } from 'react';

/** So far below the screen an element counts as seen; less than what a page without contents keeps the footer away. */
const ahead = '150px';

/** Becomes true, and stays so, when the element comes near the screen. */
export function useSeen(): [boolean, RefObject<HTMLDivElement | null>] {
  const ref = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    if (!ref.current) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setSeen(true),
      { rootMargin: ahead },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, []);
  return [seen, ref];
}
