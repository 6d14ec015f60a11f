import { css } from '@emotion/react';
import { Link } from '@ideabox/router';
import { color, media, radius, space } from '@ideabox/ui';

type Props = { search: URLSearchParams; isCurrent: boolean; children: string };

/** One of several ways to see the same list; the page stays where it is. */
export function FilterChip({ search, isCurrent, children }: Props) {
  return (
    <Link
      to={{ search: search.toString() }}
      preventScrollReset
      aria-current={isCurrent ? 'true' : undefined}
      css={chip}
    >
      {children}
    </Link>
  );
}

const chip = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '2.75rem',
  padding: `${space(1)} ${space(3)}`,
  border: `1px solid ${color.lineStrong}`,
  borderRadius: radius.full,
  color: color.text,
  lineHeight: 1.4,
  textDecoration: 'none',
  '&:hover': { background: color.tint, textDecoration: 'underline' },
  [media.tablet]: { paddingInline: space(4) },
  '&[aria-current]': {
    background: color.primary,
    borderColor: color.primary,
    color: color.surface,
    fontWeight: 700,
  },
});
