import { css } from '@emotion/react';
import { paths } from '@ideabox/contract';
import { useLanguageOf } from '@ideabox/intl';
import { color, Link, space } from '@ideabox/ui';
import type { Comment } from '../../comments/comment.ts';
import { CommentBody } from '../../comments/comment-body.tsx';

/** A comment under the idea that it belongs to. */
export function CommentRow({ comment }: { comment: Comment }) {
  const { idea } = comment;
  const languageOf = useLanguageOf();
  return (
    <li css={row}>
      <p css={css({ display: 'flex', flexWrap: 'wrap', gap: `0 ${space(4)}`, alignItems: 'baseline' })}>
        <Link to={paths.idea(idea.id)} css={title}>
          <bdi lang={languageOf(idea.name)}>{idea.name}</bdi>
        </Link>
        {idea.category && (
          <span lang={languageOf(idea.category.name)} css={css({ fontSize: '0.875rem', color: color.muted })}>
            {idea.category.name}
          </span>
        )}
      </p>
      <CommentBody comment={comment} />
    </li>
  );
}

const row = css({
  display: 'grid',
  gap: space(2),
  paddingBlock: space(6),
  borderTop: `1px solid ${color.line}`,
  '& > *': { minWidth: 0 },
});
const title = css({ fontWeight: 700, paddingBlock: space(1) });
