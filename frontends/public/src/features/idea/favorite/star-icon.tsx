const outline =
  'm12 3.500 2.600 5.300 5.900.900-4.250 4.150 1 5.850L12 16.950 6.750 19.700l1-5.850L3.500 9.700l5.900-.900L12 3.500Z';

/** A star, filled once the idea is kept; beside words, so silent for screen readers. */
export function StarIcon({ filled }: { filled: boolean }) {
  return (
    <svg
      aria-hidden="true"
      width={20}
      height={20}
      viewBox="0 0 24 24"
      fill={filled ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinejoin="round"
      css={{ flex: 'none' }}
    >
      <path d={outline} />
    </svg>
  );
}
