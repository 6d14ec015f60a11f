import { css } from '@emotion/react';
import { useText } from '@ideabox/intl';
import { space } from '@ideabox/ui';
import { StageSteps } from '../../stages/stage-steps.tsx';
import { RichText } from '../../texts/rich-text.tsx';
import { OfficialAnswer } from './answer/official-answer.tsx';
import type { Idea } from './get-idea.ts';
import { IdeaHeader } from './idea-header.tsx';
import { VideoPlayer } from './video/video-player.tsx';

/** What the idea says, how far it has come, and what is answered to it. */
export function IdeaArticle({ idea }: { idea: Idea }) {
  const text = useText();
  return (
    <article css={css({ display: 'grid', gap: space(8), '& > *': { minWidth: 0 } })}>
      <IdeaHeader idea={idea} />
      {idea.stepper && <StageSteps stepper={idea.stepper} label={text('idea.stage')} />}
      <RichText>{idea.raw_contents}</RichText>
      <VideoPlayer address={idea.embedded_video} title={idea.name} />
      {idea.answer && <OfficialAnswer answer={idea.answer} />}
    </article>
  );
}
