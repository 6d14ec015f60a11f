import { css } from '@emotion/react';
import type { IdeaCard as Idea } from '@ideabox/api-client';
import { paths } from '@ideabox/contract';
import { useDate, useText } from '@ideabox/intl';
import { CommentIcon, color, Link, radius, space, stretchedLink } from '@ideabox/ui';
import { Author } from './author.tsx';
import { VoteBar } from './vote-bar.tsx';

type Props = { idea: Idea; headingLevel?: 2 | 3 };

/** One idea in a list. The whole card leads to it; its title is the one link. */
export function IdeaCard({ idea, headingLevel = 2 }: Props) {
  const text = useText();
  const date = useDate();
  const Heading = `h${headingLevel}` as const;
  return (
    <article css={card}>
      <p css={meta}>
        <span css={css({ color: color.primary, fontWeight: 700 })}>{idea.category.name}</span>
        <time dateTime={idea.date_entered}>{date(idea.date_entered)}</time>
      </p>
      <Heading css={title}>
        <Link to={paths.idea(idea.id)} css={[stretchedLink, titleLink]}>
          {idea.name}
        </Link>
      </Heading>
      <p css={excerpt}>{idea.raw_contents}</p>
      <div css={foot}>
        <Author user={idea.user} />
        <span css={counts}>
          <span>{text('idea.votes', { count: idea.vote_count })}</span>
          <span css={css({ display: 'inline-flex', gap: space(1), alignItems: 'center' })}>
            <CommentIcon size={18} />
            {text('idea.comments', { count: idea.comment_count })}
          </span>
        </span>
      </div>
      <VoteBar {...idea} />
    </article>
  );
}

const card = css({
  position: 'relative',
  display: 'grid',
  gridTemplateRows: 'auto auto 1fr auto auto',
  gap: space(3),
  height: '100%',
  padding: space(6),
  border: `1px solid ${color.line}`,
  borderRadius: radius.large,
  background: color.surface,
  transition: 'border-color 120ms, background-color 120ms',
  '&:hover': { borderColor: color.primary, background: 'var(--color-primitive-blue-50)' },
});

const meta = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: space(2),
  fontSize: '0.875rem',
  color: color.muted,
});
const title = css({ fontSize: '1.125rem', lineHeight: 1.5, fontWeight: 700 });
const titleLink = css({
  color: color.heading,
  textDecoration: 'none',
  'article:hover &': { textDecoration: 'underline' },
});

const excerpt = css({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  alignSelf: 'start',
  overflow: 'hidden',
  fontSize: '0.9375rem',
});

const foot = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(2),
  fontSize: '0.875rem',
});
const counts = css({ display: 'inline-flex', gap: space(4), color: color.muted });
