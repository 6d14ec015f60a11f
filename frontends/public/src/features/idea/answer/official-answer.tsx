import { css } from '@emotion/react';
import { useDate, useText } from '@ideabox/intl';
import { Chip, color, lazyPart, OfficeIcon, radius, Skeleton, space, type } from '@ideabox/ui';
import { answerTones } from '../../../ideas/answer-tones.ts';
import { Author } from '../../../ideas/author.tsx';
import type { Answer } from './answer.ts';
import { AnswerAhead } from './answer-ahead.tsx';
import { AnswerHistory } from './answer-history.tsx';

const Markdown = lazyPart(async () => (await import('@ideabox/ui/markdown')).Markdown, {
  waiting: <Skeleton height="6rem" />,
});

/** What comes of the idea, in the government's words: who says it, what comes next, and how it has come so far. */
export function OfficialAnswer({ answer }: { answer: Answer }) {
  const text = useText();
  const date = useDate();
  return (
    <section id="answer" aria-labelledby="answer-title" css={block}>
      <header css={head}>
        <h2 id="answer-title" css={type.h3}>
          {text('answer.title')}
        </h2>
        <Chip tone={answerTones[answer.status]}>{text(`answer.status.${answer.status}`)}</Chip>
        <p css={who}>
          {answer.organisation ? (
            <strong css={office}>
              <OfficeIcon />
              <bdi>{answer.organisation}</bdi>
            </strong>
          ) : (
            <Author user={answer.user} />
          )}
          <time dateTime={answer.date_entered}>{date(answer.date_entered)}</time>
        </p>
      </header>
      <div dir="auto">
        <Markdown topLevel={3}>{answer.contents}</Markdown>
      </div>
      <AnswerAhead answer={answer} />
      <AnswerHistory history={answer.history} />
    </section>
  );
}

const block = css({
  display: 'grid',
  gap: space(5),
  padding: space(5),
  borderInlineStart: `8px solid ${color.primary}`,
  borderRadius: radius.medium,
  background: color.tint,
  scrollMarginBlockStart: '5rem',
  '& > *': { minWidth: 0 },
});
const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space(2)} ${space(4)}`,
});
const who = css({
  display: 'flex',
  flex: '1 0 100%',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space(1)} ${space(4)}`,
});
const office = css({ display: 'inline-flex', alignItems: 'center', gap: space(2), fontSize: '1.0625rem' });
