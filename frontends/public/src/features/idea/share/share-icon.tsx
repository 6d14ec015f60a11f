/** The sign of handing something on; beside words, so silent for screen readers. */
export function ShareIcon() {
  return (
    <svg
      aria-hidden="true"
      width={20}
      height={20}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      css={{ flex: 'none' }}
    >
      <path d="M12 15V4m0 0L8 8m4-4 4 4" />
      <path d="M6 11H5v9h14v-9h-1" />
    </svg>
  );
}
