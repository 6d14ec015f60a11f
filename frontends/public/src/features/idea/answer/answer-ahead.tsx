import { css } from '@emotion/react';
import type { AnswerStatus } from '@ideabox/api-client';
import { useDate, useText } from '@ideabox/intl';
import { color, media, OutwardIcon, space } from '@ideabox/ui';
import type { Answer } from './answer.ts';

const unfinished: AnswerStatus[] = ['considering', 'adopted', 'in_progress'];

/** What follows from the answer, by when, and where the outcome can be seen; nothing where it ends there. */
export function AnswerAhead({ answer: { status, due_on, outcome_url } }: { answer: Answer }) {
  const text = useText();
  const date = useDate();
  const goesOn = unfinished.includes(status);
  if (!goesOn && !due_on && !outcome_url) return null;
  return (
    <dl css={list}>
      {goesOn && (
        <div css={row}>
          <dt>{text('answer.next')}</dt>
          <dd>{text(`answer.next.${status}`)}</dd>
        </div>
      )}
      {due_on && (
        <div css={row}>
          <dt>{text('answer.due')}</dt>
          <dd>
            <time dateTime={due_on}>{date(due_on)}</time>
          </dd>
        </div>
      )}
      {outcome_url && (
        <div css={row}>
          <dt>{text('answer.outcome')}</dt>
          <dd>
            <a href={outcome_url} rel="noopener noreferrer" css={link}>
              {text('answer.outcome.open')}
              <OutwardIcon size={18} />
            </a>
          </dd>
        </div>
      )}
    </dl>
  );
}

// What is named stands above what is said of it on a phone, beside it elsewhere, all in one column.
const list = css({
  display: 'grid',
  gap: `${space(2)} ${space(4)}`,
  [media.tablet]: { gridTemplateColumns: 'fit-content(40%) minmax(0, 1fr)' },
});
const row = css({
  '& > dt': { fontWeight: 700, color: color.heading },
  [media.tablet]: { display: 'grid', gridColumn: '1 / -1', gridTemplateColumns: 'subgrid' },
});
const link = css({ display: 'inline-flex', alignItems: 'center', gap: space(1), minHeight: '1.75rem' });
