import { css } from '@emotion/react';
import { useText } from '@ideabox/intl';
import { useSearchParams } from '@ideabox/router';
import { color, Link, media, radius, space, stretchedLink } from '@ideabox/ui';
import { forOtherPages } from '../../filters/dashboard-query.ts';
import { addressOf, pages } from '../../layout/pages.ts';

/** The other pages of the dashboard, each with what it tells; they keep what is looked at. */
export function PageList() {
  const text = useText();
  const [params] = useSearchParams();
  const search = forOtherPages(params);
  return (
    <ul css={grid} data-print="no">
      {pages
        .filter(({ part }) => part)
        .map(({ part, name }) => (
          <li key={name} css={entry}>
            <Link to={addressOf(part, search)} css={[stretchedLink, css({ fontWeight: 700 })]}>
              {text(`${name}.title`)}
            </Link>
            <p css={css({ fontSize: '0.875rem', lineHeight: 1.6, color: color.muted })}>
              {text(`${name}.lead`)}
            </p>
          </li>
        ))}
    </ul>
  );
}

const grid = css({
  display: 'grid',
  gap: space(3),
  [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [media.desktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: space(5) },
});

const entry = css({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  gap: space(1),
  padding: space(4),
  border: `1px solid ${color.line}`,
  borderRadius: radius.large,
  background: color.surface,
  '&:hover': { background: color.tint },
});
