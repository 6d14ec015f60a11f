/** Beside words, so silent for screen readers. */
export function LockIcon() {
  return (
    <svg
      aria-hidden="true"
      width={18}
      height={18}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinejoin="round"
      css={{ flex: 'none' }}
    >
      <path d="M5 11h14v9H5v-9Z" />
      <path d="M8 11V8a4 4 0 0 1 8 0v3" />
    </svg>
  );
}
