import { css } from '@emotion/react';
import type { IdeaCard } from '@ideabox/api-client';
import { paths } from '@ideabox/contract';
import { useDate, useLanguageOf, useText } from '@ideabox/intl';
import { CommentIcon, color, Link, space } from '@ideabox/ui';
import type { ReactNode } from 'react';
import { row, rowExcerpt, rowFoot, rowMeta, rowTitle } from '../../lists/row-styles.ts';

/** One idea in a member's list; `mark` says what it is there for. */
export function IdeaRow({ idea, mark }: { idea: IdeaCard; mark?: ReactNode }) {
  const text = useText();
  const languageOf = useLanguageOf();
  const date = useDate();
  return (
    <article css={row}>
      <p css={rowMeta}>
        {mark}
        <span lang={languageOf(idea.category.name)}>{idea.category.name}</span>
        <time dateTime={idea.date_entered}>{date(idea.date_entered)}</time>
      </p>
      <h3 lang={languageOf(idea.name)} css={rowTitle}>
        <Link to={paths.idea(idea.id)}>{idea.name}</Link>
      </h3>
      <p lang={languageOf(idea.raw_contents)} css={rowExcerpt}>
        {idea.raw_contents}
      </p>
      <p css={rowFoot}>
        <span>{text('idea.votes', { count: idea.vote_count })}</span>
        <span css={css({ display: 'inline-flex', alignItems: 'center', gap: space(1), color: color.muted })}>
          <CommentIcon size={18} />
          {text('idea.comments', { count: idea.comment_count })}
        </span>
      </p>
    </article>
  );
}
