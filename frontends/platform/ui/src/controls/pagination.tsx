import { css } from '@emotion/react';
import { useIntl } from '@ideabox/intl';
import { Link } from '@ideabox/router';
import { color, radius, space } from '../theme.ts';
import { pageNumbers } from './page-numbers.ts';

type Props = { page: number; pageCount: number; href: (page: number) => string };

/** Links to the pages of a list; the addresses are real, so they can be shared and opened in a tab. */
export function Pagination({ page, pageCount, href }: Props) {
  const { formatMessage } = useIntl();
  if (pageCount <= 1) return null;
  return (
    <nav aria-label={formatMessage({ id: 'ui.pages' })} css={css({ marginBlockStart: space(10) })}>
      <ul css={css({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: space(1) })}>
        {page > 1 && (
          <li>
            <Link to={href(page - 1)} rel="prev" css={item}>
              {formatMessage({ id: 'ui.pages.previous' })}
            </Link>
          </li>
        )}
        {pageNumbers(page, pageCount).map((number, index) =>
          number === null ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a gap has no other identity
            <li key={`gap-${index}`} css={[item, css({ border: 0 })]} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={number}>
              <Link
                to={href(number)}
                aria-label={formatMessage({ id: 'ui.pages.number' }, { number })}
                aria-current={number === page ? 'page' : undefined}
                css={[item, number === page && current]}
              >
                {number}
              </Link>
            </li>
          ),
        )}
        {page < pageCount && (
          <li>
            <Link to={href(page + 1)} rel="next" css={item}>
              {formatMessage({ id: 'ui.pages.next' })}
            </Link>
          </li>
        )}
      </ul>
    </nav>
  );
}

const item = css({
  display: 'grid',
  placeItems: 'center',
  minWidth: '2.75rem',
  minHeight: '2.75rem',
  paddingInline: space(3),
  borderRadius: radius.medium,
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline', background: color.tint },
});

const current = css({
  background: color.primary,
  color: color.surface,
  fontWeight: 700,
  '&:hover': { background: color.primary },
});
