import { useEffect, useEffectEvent } from 'react';
import { overlays } from './overlays.ts';

/** As long as the component is there, Back closes it instead of leaving the page. */
export function useCloseOnBack(onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => overlays.add(() => close()), []);
}
