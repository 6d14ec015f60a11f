import { createContext, use, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';

/** CSS pixels of 1 rem where readers have not made their text larger. */
const commonRem = 16;
const narrowest = 160;
/** What a card has on A4, where each has the line to itself; labels are then as large as the text around them. */
const paperWidth = 620;

/** A length of a drawing as CSS wants it: drawings grow with the reader's text. */
export const inRem = (length: number) => `${length / commonRem}rem`;

/** What a drawing will be given, so that it need not be drawn once to find out. */
export const WidthAhead = createContext<number | undefined>(undefined);

let isPrinting = false;

const watchPrinting = (changed: () => void) => {
  const tell = ({ type }: Event) => {
    isPrinting = type === 'beforeprint';
    changed();
  };
  for (const type of ['beforeprint', 'afterprint']) window.addEventListener(type, tell);
  return () => {
    for (const type of ['beforeprint', 'afterprint']) window.removeEventListener(type, tell);
  };
};

const usePrinting = () =>
  useSyncExternalStore(
    watchPrinting,
    () => isPrinting,
    () => false,
  );

/**
 * The width an element is given, known before the first paint: in sixteenths of a rem, which are CSS pixels unless the reader's
 * text is larger. A drawing is laid out in them, so that larger text makes it as narrow as on a smaller screen.
 */
export function useWidth<Of extends HTMLElement = HTMLDivElement>(initial: number) {
  const ref = useRef<Of>(null);
  const ahead = use(WidthAhead);
  const [measured, setMeasured] = useState<number>();
  const isKnown = ahead !== undefined;
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => {
      // Far below the screen it has none yet, and is not drawn for any.
      if (element.clientWidth === 0) return;
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || commonRem;
      setMeasured(Math.max((element.clientWidth * commonRem) / rem, narrowest));
    };
    // Asking for it now has the whole page laid out in between; the observer tells it afterwards.
    if (!isKnown) measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [isKnown]);
  const isOnPaper = usePrinting();
  return { ref, width: isOnPaper ? paperWidth : (measured ?? ahead ?? initial), measured };
}
