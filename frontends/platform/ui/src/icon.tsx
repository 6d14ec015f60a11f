import type { ReactNode } from 'react';

export type IconProps = { size?: number };

/** One frame for all icons: 24-unit grid, drawn in the text's colour, silent for screen readers. */
export function Icon({ size = 24, children }: IconProps & { children: ReactNode }) {
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      css={{ flex: 'none' }}
    >
      {children}
    </svg>
  );
}
