import { css } from '@emotion/react';
import type { IdeaCard as Idea } from '@ideabox/api-client';
import { useText } from '@ideabox/intl';
import { CommentIcon, color, radius, space } from '@ideabox/ui';
import { Author } from './author.tsx';
import { FirstVoters } from './first-voters.tsx';
import { IdeaExcerpt } from './idea-excerpt.tsx';
import { IdeaMeta } from './idea-meta.tsx';
import { IdeaState } from './idea-state.tsx';
import { IdeaTitle } from './idea-title.tsx';
import { OwnMarkChips } from './own-mark-chips.tsx';
import { TagWords } from './tag-words.tsx';
import { TopComment } from './top-comment.tsx';
import { VoteBar } from './vote-bar.tsx';

type Props = { idea: Idea; headingLevel?: 2 | 3; brief?: boolean };

/** One idea in a list. The whole card leads to it; its title is the one link. Brief: without what others did with it. */
export function IdeaCard({ idea, headingLevel = 2, brief = false }: Props) {
  const text = useText();
  const comment = idea.top_comment?.is_noted && !idea.top_comment.is_blocked ? idea.top_comment : null;
  return (
    <article css={card}>
      {/* On the edge, so that nothing moves when they come. */}
      <p css={onEdge}>
        <OwnMarkChips idea={idea} />
      </p>
      <IdeaMeta idea={idea} />
      <IdeaTitle idea={idea} level={headingLevel} lines={2} />
      <IdeaExcerpt idea={idea} />
      {!brief && <TagWords tags={idea.tags} />}
      {!brief && comment && <TopComment contents={comment.contents} />}
      <div css={foot}>
        <IdeaState idea={idea} />
        <div css={who}>
          <Author user={idea.user} />
          <span css={comments}>
            <CommentIcon size={18} />
            {text('idea.comments', { count: idea.comment_count })}
          </span>
        </div>
        <VoteBar {...idea} />
      </div>
      {!brief && <FirstVoters idea={idea} />}
    </article>
  );
}

const card = css({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: space(3),
  height: '100%',
  padding: space(6),
  border: `1px solid ${color.line}`,
  borderRadius: radius.large,
  background: color.surface,
  transition: 'border-color 120ms, background-color 120ms',
  '& > *': { minWidth: 0 },
  '&:hover': { borderColor: color.primary, background: color.tint },
});

const onEdge = css({
  position: 'absolute',
  top: '-0.875rem',
  insetInlineStart: space(5),
  display: 'flex',
  gap: space(2),
});

/** At the lower edge, at the same height on every card of a row. */
const foot = css({ display: 'grid', gap: space(2), marginBlockStart: 'auto' });

const who = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `0 ${space(4)}`,
  fontSize: '0.875rem',
});

const comments = css({ display: 'inline-flex', gap: space(1), alignItems: 'center', color: color.muted });
