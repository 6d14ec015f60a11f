import { css } from '@emotion/react';
import { paths } from '@ideabox/contract';
import { useText } from '@ideabox/intl';
import { color, Link, radius, space } from '@ideabox/ui';
import { type CommentOrder, commentOrders, commentQuery } from './comment-order.ts';
import { useDiscussion } from './discussion.ts';

/** In which order the comments are read; real addresses, so that Back works. */
export function CommentOrderLinks({ order }: { order: CommentOrder }) {
  const text = useText();
  const { ideaId } = useDiscussion();
  return (
    <ul aria-label={text('comments.order')} css={css({ display: 'flex', flexWrap: 'wrap', gap: space(2) })}>
      {commentOrders.map((key) => (
        <li key={key}>
          <Link
            to={{ pathname: paths.idea(ideaId), search: commentQuery({ order: key, page: 1 }) }}
            aria-current={key === order ? 'true' : undefined}
            css={chip}
          >
            {text(`comments.order.${key}`)}
          </Link>
        </li>
      ))}
    </ul>
  );
}

const chip = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '2.75rem',
  paddingInline: space(4),
  border: `1px solid ${color.lineStrong}`,
  borderRadius: radius.full,
  color: color.text,
  textDecoration: 'none',
  '&:hover': { background: color.tint, textDecoration: 'underline' },
  '&[aria-current]': {
    background: color.primary,
    borderColor: color.primary,
    color: color.surface,
    fontWeight: 700,
  },
});
