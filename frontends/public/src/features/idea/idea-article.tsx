import { css } from '@emotion/react';
import { space } from '@ideabox/ui';
import { RichText } from '../../texts/rich-text.tsx';
import { OfficialAnswer } from './answer/official-answer.tsx';
import type { Idea } from './get-idea.ts';
import { IdeaHeader } from './idea-header.tsx';
import { StageMeter } from './stage/stage-meter.tsx';
import { VideoPlayer } from './video/video-player.tsx';

/** What the idea says, how far it has come, and what is answered to it. */
export function IdeaArticle({ idea }: { idea: Idea }) {
  return (
    <article css={css({ display: 'grid', gap: space(8), '& > *': { minWidth: 0 } })}>
      <IdeaHeader idea={idea} />
      <StageMeter idea={idea} />
      <RichText>{idea.raw_contents}</RichText>
      <VideoPlayer address={idea.embedded_video} title={idea.name} />
      {idea.answer && <OfficialAnswer answer={idea.answer} />}
    </article>
  );
}
