import { mark } from '../palette.ts';

/** A hatched fill, to be used as `url(#id)`. */
export function Hatch({ id }: { id: string }) {
  return (
    <defs>
      <pattern id={id} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect width="6" height="6" fill={mark.second} />
        <path d="M0 0V6" stroke={mark.casing} strokeWidth="2.500" />
      </pattern>
    </defs>
  );
}
