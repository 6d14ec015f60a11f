import { css } from '@emotion/react';
import { paths } from '@ideabox/contract';
import { useDate, useIntl, useLanguageOf, useText } from '@ideabox/intl';
import { Chip, Link } from '@ideabox/ui';
import { row, rowFoot, rowMeta, rowTitle } from '../../lists/row-styles.ts';
import type { MemberComment } from './get-comments.ts';

/** A comment under the idea that it was made on. */
export function CommentRow({ comment }: { comment: MemberComment }) {
  const text = useText();
  const languageOf = useLanguageOf();
  const date = useDate();
  const { formatNumber } = useIntl();
  const { idea, vote_rate_avarage: rating } = comment;
  return (
    <article css={row}>
      <p css={rowMeta}>
        <Chip>{text(`comment.${comment.type}`)}</Chip>
        <time dateTime={comment.date_entered}>{date(comment.date_entered)}</time>
        {comment.edited && <span>{text('comment.edited')}</span>}
      </p>
      <h3 lang={languageOf(idea.name)} css={rowTitle}>
        <Link to={paths.ideaComment(idea.id, comment.id)}>{idea.name}</Link>
      </h3>
      <p
        lang={comment.removed ? undefined : languageOf(comment.raw_contents)}
        css={css({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' })}
      >
        {comment.removed ? text('comment.removed') : comment.raw_contents}
      </p>
      {rating > 0 && (
        <p css={rowFoot}>
          {text('comment.rating', {
            rating: formatNumber(rating, { maximumFractionDigits: 1 }),
            count: comment.rating_count,
          })}
        </p>
      )}
    </article>
  );
}
