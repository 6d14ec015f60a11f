import { type RefObject, useEffect, useRef } from 'react';

/** Takes the focus when it appears; Escape, a press outside and a focus that goes elsewhere dismiss it. */
export function useDismiss(onDismiss: (why: 'escape' | 'left') => void): RefObject<HTMLElement | null> {
  const ref = useRef<HTMLElement>(null);
  const dismiss = useRef(onDismiss);
  dismiss.current = onDismiss;
  useEffect(() => {
    ref.current?.focus();
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && dismiss.current('escape');
    const onLeave = ({ target }: Event) => {
      const around = ref.current?.parentElement;
      if (target instanceof Node && !around?.contains(target)) dismiss.current('left');
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onLeave);
    document.addEventListener('focusin', onLeave);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onLeave);
      document.removeEventListener('focusin', onLeave);
    };
  }, []);
  return ref;
}
