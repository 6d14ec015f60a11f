import { css } from '@emotion/react';
import type { Category } from '@ideabox/api-client';
import { paths } from '@ideabox/contract';
import { localeOf, useIntl, useLanguageOf, useText } from '@ideabox/intl';
import { color, Link, radius, space, stretchedLink } from '@ideabox/ui';
import { formatEnd } from '../../categories/format-term.ts';

/** A theme in two lines: its name; how much has come, and until when more may. The whole tile leads to it. */
export function ThemeTile({ theme }: { theme: Category }) {
  const text = useText();
  const languageOf = useLanguageOf();
  const locale = localeOf(useIntl().locale);
  return (
    <article css={tile}>
      <h3 lang={languageOf(theme.name)} css={css({ fontSize: '1.0625rem', lineHeight: 1.5 })}>
        <Link to={paths.category(theme.search_key)} css={[stretchedLink, title]}>
          {theme.name}
        </Link>
      </h3>
      <p css={facts}>
        <span>{text('category.ideas', { count: theme.idea_count })}</span>
        <span>
          {theme.until
            ? text('category.until', { date: formatEnd(theme.until, locale) })
            : text('category.open_ended')}
        </span>
      </p>
    </article>
  );
}

const tile = css({
  position: 'relative',
  display: 'grid',
  gridTemplateRows: '1fr auto',
  gap: space(2),
  height: '100%',
  padding: `${space(4)} ${space(5)}`,
  border: `1px solid ${color.line}`,
  borderRadius: radius.medium,
  background: color.surface,
  '&:hover': { borderColor: color.primary, background: color.tint },
});

const title = css({
  color: color.heading,
  textDecoration: 'none',
  'article:hover &': { textDecoration: 'underline' },
});

const facts = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${space(4)}`,
  fontSize: '0.875rem',
  color: color.muted,
  fontVariantNumeric: 'tabular-nums',
});
