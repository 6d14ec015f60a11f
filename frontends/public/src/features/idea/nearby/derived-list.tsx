import { css } from '@emotion/react';
import type { IdeaCard } from '@ideabox/api-client';
import { paths } from '@ideabox/contract';
import { useDate, useLanguageOf } from '@ideabox/intl';
import { color, Link, space } from '@ideabox/ui';

type Props = { ideas: Pick<IdeaCard, 'id' | 'name' | 'date_entered' | 'is_blocked'>[] };

/** Ideas as titles with their days, less those of members whom the reader blocks; one that stands on two pages, as another came meanwhile, is shown once. */
export function DerivedList({ ideas }: Props) {
  const date = useDate();
  const languageOf = useLanguageOf();
  const once = [...new Map(ideas.map((idea) => [idea.id, idea])).values()].filter((idea) => !idea.is_blocked);
  return (
    <ul>
      {once.map(({ id, name, date_entered }) => (
        <li key={id} css={row}>
          <Link to={paths.idea(id)} css={target}>
            <bdi lang={languageOf(name)}>{name}</bdi>
          </Link>
          <time dateTime={date_entered} css={css({ fontSize: '0.875rem', color: color.muted })}>
            {date(date_entered)}
          </time>
        </li>
      ))}
    </ul>
  );
}

const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space(4),
  borderBottom: `1px solid ${color.line}`,
  paddingBlock: space(1),
});
const target = css({ display: 'inline-flex', alignItems: 'center', minHeight: '2.75rem' });
