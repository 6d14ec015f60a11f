import { useEffect, useState } from 'react';

/** Acts at once, or as soon as it can be: what is pressed before one's own marks are known is not lost. */
export function useWhenReady<T>(isReady: boolean, act: (value: T) => void): (value: T) => void {
  const [early, setEarly] = useState<{ value: T }>();
  useEffect(() => {
    if (!isReady || !early) return;
    setEarly(undefined);
    act(early.value);
  }, [isReady, early, act]);
  return (value) => (isReady ? act(value) : setEarly({ value }));
}
