import { css } from '@emotion/react';
import { useText } from '@ideabox/intl';
import { color, space } from '@ideabox/ui';
import { RichText } from '../../texts/rich-text.tsx';
import { OfficialAnswer } from './answer/official-answer.tsx';
import { ManageIdea } from './edit/manage-idea.tsx';
import { FavoriteButton } from './favorite/favorite-button.tsx';
import type { Idea } from './get-idea.ts';
import { IdeaHeader } from './idea-header.tsx';
import { DerivedIdeas } from './nearby/derived-ideas.tsx';
import { ReportButtons } from './report/report-buttons.tsx';
import { ShareLinks } from './share/share-links.tsx';
import { StageMeter } from './stage/stage-meter.tsx';
import { TagSection } from './tags/tag-section.tsx';
import { VersionsDisclosure } from './versions/versions-disclosure.tsx';
import { VideoPlayer } from './video/video-player.tsx';

/** What the idea says, what is answered to it, and what one can do with it besides voting. */
export function IdeaArticle({ idea }: { idea: Idea }) {
  const text = useText();
  return (
    <article css={css({ display: 'grid', gap: space(8), '& > *': { minWidth: 0 } })}>
      <IdeaHeader idea={idea} />
      <StageMeter idea={idea} />
      <div dir="auto">
        <RichText>{idea.raw_contents}</RichText>
      </div>
      <VideoPlayer key={idea.id} address={idea.embedded_video} title={idea.name} />
      {idea.answer && <OfficialAnswer answer={idea.answer} />}
      <TagSection idea={idea} />
      <section aria-label={text('idea.actions')} css={actions}>
        <div css={row}>
          <FavoriteButton ideaId={idea.id} />
          <ShareLinks idea={idea} />
        </div>
        <div css={row}>
          <ReportButtons target="idea" targetId={idea.id} />
        </div>
      </section>
      <ManageIdea idea={idea} />
      <DerivedIdeas idea={idea} />
      <VersionsDisclosure ideaId={idea.id} />
    </article>
  );
}

const actions = css({
  display: 'grid',
  gap: space(1),
  paddingBlock: space(3),
  borderBlock: `1px solid ${color.line}`,
});
const row = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', marginInlineStart: '-1rem' });
