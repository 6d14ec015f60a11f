import { css } from '@emotion/react';
import { useText } from '@ideabox/intl';
import { color, space } from '@ideabox/ui';
import { BlockButton } from './block-button.tsx';
import { ManageIdea } from './edit/manage-idea.tsx';
import { FavoriteButton } from './favorite/favorite-button.tsx';
import type { Idea } from './get-idea.ts';
import { DerivedIdeas } from './nearby/derived-ideas.tsx';
import { ReportButtons } from './report/report-buttons.tsx';
import { ShareLinks } from './share/share-links.tsx';
import { TagSection } from './tags/tag-section.tsx';
import { VersionsDisclosure } from './versions/versions-disclosure.tsx';
import { useViewer } from './viewer.ts';

/** What one can do with the idea besides voting, what others made of it, and what it was before. */
export function IdeaMore({ idea }: { idea: Idea }) {
  const text = useText();
  const { isAuthor } = useViewer(idea);
  return (
    <div css={css({ display: 'grid', gap: space(8), '& > *': { minWidth: 0 } })}>
      <ManageIdea idea={idea} />
      <TagSection idea={idea} />
      <section aria-label={text('idea.actions')} css={actions}>
        <div css={row}>
          <FavoriteButton ideaId={idea.id} />
          <ShareLinks idea={idea} />
        </div>
        <div css={row}>
          <ReportButtons target="idea" targetId={idea.id} />
          {!isAuthor && <BlockButton post={{ idea: idea.id }} author={idea.user} />}
        </div>
      </section>
      <DerivedIdeas idea={idea} />
      <VersionsDisclosure ideaId={idea.id} />
    </div>
  );
}

const actions = css({
  display: 'grid',
  gap: space(1),
  paddingBlock: space(3),
  borderBlock: `1px solid ${color.line}`,
});
const row = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', marginInlineStart: '-1rem' });
