import { type KeyboardEvent, useRef, useState } from 'react';
import { alongLine, type Towards } from './towards.ts';

export type MarkProps = ReturnType<ReturnType<typeof useReadableMarks>['propsOf']>;

/**
 * Marks that pointer and keyboard can read one by one: one tab stop for all, arrows, Home and End move within, in the order given or
 * `towards` the mark that stands there.
 */
export function useReadableMarks(count: number, first: number, towards: Towards = alongLine) {
  const [remembered, setRemembered] = useState(first);
  const [active, setActive] = useState<number | null>(null);
  const marks = useRef<(HTMLOrSVGElement | null)[]>([]);
  const stop = Math.min(remembered, count - 1);
  const move = (event: KeyboardEvent, index: number) => {
    if (event.key === 'Escape') return setActive(null);
    const next = towards(event.key, index, count);
    if (next === null) return;
    event.preventDefault();
    marks.current[next]?.focus();
  };
  const propsOf = (index: number, label: string) => ({
    ref: (element: HTMLOrSVGElement | null) => {
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
