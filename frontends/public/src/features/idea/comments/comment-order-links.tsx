import { css } from '@emotion/react';
import { paths } from '@ideabox/contract';
import { useText } from '@ideabox/intl';
import { chipLink, Link, space } from '@ideabox/ui';
import { type CommentOrder, commentOrders, commentQuery } from './comment-order.ts';
import { useDiscussion } from './discussion.ts';

/** In which order the comments are read; real addresses, so that Back works. */
export function CommentOrderLinks({ order }: { order: CommentOrder }) {
  const text = useText();
  const { ideaId } = useDiscussion();
  return (
    <ul
      data-print="no"
      aria-label={text('comments.order')}
      css={css({ display: 'flex', flexWrap: 'wrap', gap: space(2) })}
    >
      {commentOrders.map((key) => (
        <li key={key}>
          <Link
            to={{ pathname: paths.idea(ideaId), search: commentQuery({ order: key, page: 1 }) }}
            aria-current={key === order ? 'true' : undefined}
            css={chipLink}
          >
            {text(`comments.order.${key}`)}
          </Link>
        </li>
      ))}
    </ul>
  );
}
