import { Link } from '@ideabox/ui';
import type { ReactNode } from 'react';
import type { MarkProps } from './use-readable-marks.ts';

type Props = {
  marks: MarkProps;
  /** What is behind it; then the mark is a link. */
  href?: string;
  /** Whether it is what the page is about just now. */
  isCurrent?: boolean;
  className?: string;
  children: ReactNode;
};

/** What the pointer hits and the keyboard reaches, with its figures as its name. */
export function Mark({ marks: { role, ...common }, href, isCurrent, className, children }: Props) {
  const current = isCurrent ? 'true' : undefined;
  if (href === undefined)
    return (
      <g role={role} aria-current={current} className={className} {...common}>
        {children}
      </g>
    );
  return (
    <Link to={href} aria-current={current} className={className} {...common}>
      {children}
    </Link>
  );
}
