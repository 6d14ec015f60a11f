import { Link } from '@ideabox/router';
import { chipLink } from '@ideabox/ui';

type Props = { search: URLSearchParams; isCurrent: boolean; children: string };

/** One of several ways to see the same list; the page stays where it is. */
export function FilterChip({ search, isCurrent, children }: Props) {
  return (
    <Link
      to={{ search: search.toString() }}
      preventScrollReset
      aria-current={isCurrent ? 'true' : undefined}
      css={chipLink}
    >
      {children}
    </Link>
  );
}
