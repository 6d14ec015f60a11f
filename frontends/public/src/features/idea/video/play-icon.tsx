/** Beside words, so silent for screen readers. */
export function PlayIcon() {
  return (
    <svg
      aria-hidden="true"
      width={20}
      height={20}
      viewBox="0 0 24 24"
      fill="currentColor"
      css={{ flex: 'none' }}
    >
      <path d="M7 4.500v15l12.500-7.500L7 4.500Z" />
    </svg>
  );
}
