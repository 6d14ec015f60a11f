import { css } from '@emotion/react';
import type { News } from '@ideabox/api-client';
import { paths } from '@ideabox/contract';
import { useDate, useLanguageOf } from '@ideabox/intl';
import { color, Link, media, space } from '@ideabox/ui';

export function NewsRows({ news }: { news: News[] }) {
  const date = useDate();
  const languageOf = useLanguageOf();
  return (
    <ul css={css({ borderTop: `1px solid ${color.line}` })}>
      {news.map(({ id, news_key, name, date_entered }) => (
        <li key={id} css={row}>
          <time dateTime={date_entered} css={css({ color: color.muted, flex: 'none', width: '9rem' })}>
            {date(date_entered)}
          </time>
          <Link to={paths.news(news_key || id)}>
            <span lang={languageOf(name)}>{name}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

const row = css({
  display: 'grid',
  gap: space(1),
  paddingBlock: space(4),
  borderBottom: `1px solid ${color.line}`,
  [media.tablet]: { display: 'flex', gap: space(6) },
});
