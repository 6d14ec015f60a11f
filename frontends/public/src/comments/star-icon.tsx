import { color } from '@ideabox/ui';

const shape = 'M12 3.2l2.7 5.6 6.1.8-4.5 4.2 1.1 6.1L12 17l-5.4 2.9 1.1-6.1-4.5-4.2 6.1-.8L12 3.2Z';

/** A star, full or only its edge; silent for screen readers. */
export function StarIcon({ size = 20, full = true }: { size?: number; full?: boolean }) {
  return (
    <svg aria-hidden="true" width={size} height={size} viewBox="0 0 24 24" style={{ flex: 'none' }}>
      <path
        d={shape}
        fill={full ? color.star : 'none'}
        stroke={full ? color.starEdge : color.lineStrong}
        strokeWidth="1.4"
        strokeLinejoin="round"
      />
    </svg>
  );
}
