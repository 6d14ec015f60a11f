import { css } from '@emotion/react';
import type { IdeaCard as Idea } from '@ideabox/api-client';
import { useText } from '@ideabox/intl';
import { CommentIcon, color, media, space } from '@ideabox/ui';
import { IdeaMeta } from './idea-meta.tsx';
import { IdeaTitle } from './idea-title.tsx';
import { OwnMarkChips } from './own-mark-chips.tsx';
import { VoteBar } from './vote-bar.tsx';

type Props = { idea: Idea; headingLevel?: 2 | 3 };

/** One idea as a line of a list. The whole line leads to it. */
export function IdeaRow({ idea, headingLevel = 2 }: Props) {
  const text = useText();
  return (
    <article css={row}>
      <div css={css({ display: 'grid', gap: space(0.5), minWidth: 0 })}>
        <div css={head}>
          <IdeaMeta idea={idea} />
          <OwnMarkChips idea={idea} />
        </div>
        <IdeaTitle idea={idea} level={headingLevel} />
      </div>
      <div css={css({ display: 'grid', gap: space(2) })}>
        <VoteBar {...idea} />
        <p css={comments}>
          <CommentIcon size={18} />
          {text('idea.comments', { count: idea.comment_count })}
        </p>
      </div>
    </article>
  );
}

const row = css({
  position: 'relative',
  display: 'grid',
  gap: space(3),
  alignItems: 'center',
  padding: `${space(4)} ${space(2)}`,
  borderBottom: `1px solid ${color.line}`,
  '&:hover': { background: color.tint },
  [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) 18rem', gap: space(6), paddingInline: space(4) },
});

const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${space(3)}`,
  minHeight: '1.75rem',
});

const comments = css({
  display: 'flex',
  gap: space(1),
  alignItems: 'center',
  fontSize: '0.875rem',
  color: color.muted,
});
