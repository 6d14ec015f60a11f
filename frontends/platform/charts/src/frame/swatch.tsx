import { useId } from 'react';
import { mark } from '../palette.ts';
import { Hatch } from './hatch.tsx';

export type SwatchKind = 'first' | 'second' | 'line' | 'previous';

/** A key to the drawing: solid, hatched, a line with a dot, a dashed line. */
export function Swatch({ kind }: { kind: SwatchKind }) {
  const hatch = useId();
  return (
    <svg aria-hidden="true" width="24" height="14" viewBox="0 0 24 14" css={{ flex: 'none' }}>
      {kind === 'first' && <rect x="5" width="14" height="14" fill={mark.first} />}
      {kind === 'second' && (
        <>
          <Hatch id={hatch} />
          <rect x="5" width="14" height="14" fill={`url(#${hatch})`} />
        </>
      )}
      {kind === 'line' && (
        <>
          <path d="M0 7h24" stroke={mark.first} strokeWidth="3" />
          <circle cx="12" cy="7" r="4.500" fill={mark.first} />
        </>
      )}
      {kind === 'previous' && (
        <path d="M0 7h24" stroke={mark.previous} strokeWidth="2.500" strokeDasharray="6 3" />
      )}
    </svg>
  );
}
