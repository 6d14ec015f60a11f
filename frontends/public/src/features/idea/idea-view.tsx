import { css } from '@emotion/react';
import { media, sideColumns, space } from '@ideabox/ui';
import { IdeaActions } from './actions/idea-actions.tsx';
import { CommentSection } from './comments/comment-section.tsx';
import type { Idea } from './get-idea.ts';
import { IdeaArticle } from './idea-article.tsx';
import { DerivedIdeas } from './nearby/derived-ideas.tsx';
import { RelatedIdeas } from './nearby/related-ideas.tsx';
import { MarkRead } from './read/mark-read.ts';
import { SupportPanel } from './support/support-panel.tsx';
import { VotePanel } from './votes/vote-panel.tsx';

type Props = { idea: Idea; commentId: number | undefined };

/** What the idea says, how people vote on it, what they say about it, and where to read on. */
export function IdeaView({ idea, commentId }: Props) {
  return (
    <div css={sideColumns}>
      <MarkRead ideaId={idea.id} />
      <IdeaArticle idea={idea} />
      <aside css={aside}>
        <div css={panels}>
          <VotePanel idea={idea} />
          <SupportPanel idea={idea} />
        </div>
      </aside>
      <IdeaActions idea={idea} />
      <CommentSection idea={idea} commentId={commentId} />
      <DerivedIdeas idea={idea} />
      <div css={whole} data-print="no">
        <RelatedIdeas ideaId={idea.id} />
      </div>
    </div>
  );
}

const aside = css({ [media.desktop]: { gridColumn: 2, gridRow: '1 / span 4', alignSelf: 'stretch' } });

/** Stays in sight beside the idea and its comments, and ends with them. */
const panels = css({
  display: 'grid',
  gap: space(5),
  [media.desktop]: { position: 'sticky', top: space(6) },
  [media.print]: { position: 'static' },
});

const whole = css({ [media.desktop]: { gridColumn: '1 / -1' } });
