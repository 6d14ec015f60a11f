import { css } from '@emotion/react';
import { useText } from '@ideabox/intl';
import { space } from '@ideabox/ui';
import { StageSteps } from '../../stages/stage-steps.tsx';
import { RichText } from '../../texts/rich-text.tsx';
import { OfficialAnswer } from './answer/official-answer.tsx';
import type { Idea } from './get-idea.ts';
import { IdeaHeader } from './idea-header.tsx';
import { PostedNotice } from './posted-notice.tsx';
import { IdeaTags } from './tags/idea-tags.tsx';
import { TranslatePlace } from './translate/translate-place.tsx';
import { useTranslation } from './translate/use-translation.ts';
import { VideoPlayer } from './video/video-player.tsx';

/** How far the idea has come and what is answered to it, then what it says. */
export function IdeaArticle({ idea }: { idea: Idea }) {
  const text = useText();
  const { translation, toggle } = useTranslation(idea);
  return (
    <article css={css({ display: 'grid', gap: space(6), '& > *': { minWidth: 0 } })}>
      <PostedNotice idea={idea} />
      <IdeaHeader idea={idea} translation={translation} />
      {idea.stepper && <StageSteps stepper={idea.stepper} label={text('idea.stage')} />}
      {idea.answer && <OfficialAnswer answer={idea.answer} />}
      <div css={css({ display: 'grid', gap: space(4), '& > *': { minWidth: 0 } })}>
        {toggle && <TranslatePlace key={`${toggle.to} ${idea.name} ${idea.raw_contents}`} {...toggle} />}
        <RichText lang={translation?.to}>{translation?.contents ?? idea.raw_contents}</RichText>
      </div>
      <VideoPlayer address={idea.embedded_video} title={idea.name} />
      <IdeaTags tags={idea.tags} />
    </article>
  );
}
