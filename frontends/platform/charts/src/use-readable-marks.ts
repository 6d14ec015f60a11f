import { type KeyboardEvent, useRef, useState } from 'react';

const steps: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Marks that pointer and keyboard can read one by one: one tab stop for all, arrows, Home and End move within. */
export function useReadableMarks(count: number, first: number) {
  const [remembered, setRemembered] = useState(first);
  const [active, setActive] = useState<number | null>(null);
  const marks = useRef<(SVGGElement | null)[]>([]);
  const stop = Math.min(remembered, count - 1);
  const move = (event: KeyboardEvent, index: number) => {
    if (event.key === 'Escape') return setActive(null);
    const next = target(event.key, index, count);
    if (next === null) return;
    event.preventDefault();
    marks.current[next]?.focus();
  };
  const propsOf = (index: number, label: string) => ({
    ref: (element: SVGGElement | null) => {
      marks.current[index] = element;
    },
    role: 'img',
    'aria-label': label,
    tabIndex: index === stop ? 0 : -1,
    onFocus: () => {
      setRemembered(index);
      setActive(index);
    },
    onBlur: () => setActive(null),
    onPointerEnter: () => setActive(index),
    onPointerLeave: () => setActive(null),
    onKeyDown: (event: KeyboardEvent) => move(event, index),
  });
  return { active: active !== null && active < count ? active : null, propsOf };
}

function target(key: string, index: number, count: number): number | null {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = steps[key];
  return step ? Math.min(Math.max(index + step, 0), count - 1) : null;
}
