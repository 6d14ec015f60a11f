import { css } from '@emotion/react';
import { useDate, useText } from '@ideabox/intl';
import { color, space } from '@ideabox/ui';
import type { Answer } from './answer.ts';

/** The states that the answer has had, as one line with their days; nothing while there was but one. */
export function AnswerHistory({ history }: Pick<Answer, 'history'>) {
  const text = useText();
  const date = useDate();
  if (history.length < 2) return null;
  return (
    <ol aria-label={text('answer.history')} css={line}>
      {history.map(({ status, date_entered }, index) => {
        const isLast = index === history.length - 1;
        return (
          <li key={date_entered} aria-current={isLast ? 'step' : undefined} css={state}>
            <span css={dot} aria-hidden="true" />
            <span>{text(`answer.status.${status}`)}</span>
            <time dateTime={date_entered} css={day}>
              {date(date_entered)}
            </time>
          </li>
        );
      })}
    </ol>
  );
}

const line = css({ display: 'flex', flexWrap: 'wrap', rowGap: space(3) });
const state = css({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'start',
  minWidth: '8rem',
  paddingBlockStart: space(4),
  paddingInlineEnd: space(4),
  borderTop: `2px solid ${color.lineStrong}`,
  fontSize: '0.875rem',
  lineHeight: 1.5,
  '&[aria-current]': { borderColor: 'transparent', fontWeight: 700 },
  // Those make every edge visible.
  '@media (forced-colors: active)': { '&[aria-current]': { borderColor: 'Canvas' } },
});
const dot = css({
  position: 'absolute',
  top: '-0.4375rem',
  width: '0.75rem',
  height: '0.75rem',
  border: `2px solid ${color.primary}`,
  borderRadius: '50%',
  background: color.surface,
  '[aria-current] > &': { background: color.primary },
  '@media (forced-colors: active)': {
    '[aria-current] > &': { background: 'Highlight', borderColor: 'Highlight' },
  },
});
const day = css({ fontWeight: 400, color: color.text });
