import { css } from '@emotion/react';
import type { AnswerStatus } from '@ideabox/api-client';
import { useDate, useText } from '@ideabox/intl';
import { Chip, type ChipTone, color, lazyPart, radius, Skeleton, space, type } from '@ideabox/ui';
import { Author } from '../../../ideas/author.tsx';
import type { Answer } from './answer.ts';

const Markdown = lazyPart(async () => (await import('@ideabox/ui/markdown')).Markdown, {
  waiting: <Skeleton height="6rem" />,
});

const tones: Record<AnswerStatus, ChipTone> = {
  considering: 'plain',
  adopted: 'active',
  in_progress: 'active',
  done: 'positive',
  not_adopted: 'warning',
};

/** What comes of the idea, in the government's words: set apart from what members write. */
export function OfficialAnswer({ answer }: { answer: Answer }) {
  const text = useText();
  const date = useDate();
  return (
    <section id="answer" aria-labelledby="answer-title" css={block}>
      <header css={css({ display: 'grid', gap: space(2) })}>
        <h2 id="answer-title" css={type.h3}>
          {text('answer.title')}
        </h2>
        <p css={meta}>
          <Chip tone={tones[answer.status]}>{text(`answer.status.${answer.status}`)}</Chip>
          <time dateTime={answer.date_entered}>{date(answer.date_entered)}</time>
          <Author user={answer.user} />
        </p>
      </header>
      <div dir="auto">
        <Markdown topLevel={3}>{answer.contents}</Markdown>
      </div>
    </section>
  );
}

const block = css({
  display: 'grid',
  gap: space(5),
  padding: space(6),
  borderInlineStart: `8px solid ${color.primary}`,
  borderRadius: radius.medium,
  background: color.tint,
  '& > *': { minWidth: 0 },
});
const meta = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${space(2)} ${space(4)}` });
