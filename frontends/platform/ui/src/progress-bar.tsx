import { css, keyframes } from '@emotion/react';
import { useEffect, useState } from 'react';
import { color } from './theme.ts';

const throttleMs = 200;
const run = keyframes({ from: { transform: 'scaleX(0)' }, to: { transform: 'scaleX(0.95)' } });

/** A bar at the top edge while something is under way; what takes under 200 ms shows none. */
export function ProgressBar({ active }: { active: boolean }) {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (!active) {
      setShown(false);
      return;
    }
    const timer = setTimeout(() => setShown(true), throttleMs);
    return () => clearTimeout(timer);
  }, [active]);
  return shown ? <div aria-hidden="true" css={bar} /> : null;
}

const bar = css({
  position: 'fixed',
  zIndex: 60,
  insetInline: 0,
  top: 0,
  height: 3,
  background: color.primary,
  transformOrigin: 'left',
  animation: `${run} 5000ms cubic-bezier(0.1, 0.7, 0.2, 1) forwards`,
});
