import { useLayoutEffect, useRef, useState } from 'react';

/** CSS pixels of 1 rem where readers have not made their text larger. */
const commonRem = 16;
const narrowest = 160;

/** A length of a drawing as CSS wants it: drawings grow with the reader's text. */
export const inRem = (length: number) => `${length / commonRem}rem`;

/**
 * The width an element is given, known before the first paint: in sixteenths of a rem, which are CSS pixels unless the reader's
 * text is larger. A drawing is laid out in them, so that larger text makes it as narrow as on a smaller screen.
 */
export function useWidth(initial: number) {
  const ref = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(initial);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => {
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || commonRem;
      setWidth(Math.max((element.clientWidth * commonRem) / rem, narrowest));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, width };
}
