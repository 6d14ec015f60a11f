import { type RefObject, useEffect, useRef } from 'react';

/** Takes the focus when it appears; Escape and a press outside dismiss it. */
export function useDismiss(onDismiss: () => void): RefObject<HTMLElement | null> {
  const ref = useRef<HTMLElement>(null);
  const dismiss = useRef(onDismiss);
  dismiss.current = onDismiss;
  useEffect(() => {
    ref.current?.focus();
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && dismiss.current();
    const onPress = (event: PointerEvent) => {
      const around = ref.current?.parentElement;
      if (event.target instanceof Node && !around?.contains(event.target)) dismiss.current();
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onPress);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onPress);
    };
  }, []);
  return ref;
}
