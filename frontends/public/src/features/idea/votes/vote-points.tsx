import { css } from '@emotion/react';
import { useText } from '@ideabox/intl';
import { color, space } from '@ideabox/ui';
import type { Counts } from './counts-after.ts';
import { VoteShares } from './vote-shares.tsx';

/** The points, how they come about, and the shares of the votes; before the first vote, that there is none yet. */
export function VotePoints({ counts }: { counts: Counts }) {
  const text = useText();
  const {
    vote_count,
    positive_count: positive,
    neutral_count: neutral,
    negative_count: negative,
    point,
  } = counts;
  if (vote_count === 0) return <p css={note}>{text('vote.none_yet')}</p>;
  return (
    <>
      <div css={css({ display: 'grid', gap: space(1) })}>
        <p css={points} data-testid="point">
          {text('vote.point', { point })}
        </p>
        <p css={note}>{text('vote.sum', { positive, negative, point })}</p>
        <p data-print="only">{text('vote.summary', { positive, neutral, negative })}</p>
      </div>
      <VoteShares counts={counts} />
    </>
  );
}

const points = css({
  fontSize: '1.75rem',
  fontWeight: 700,
  lineHeight: 1.2,
  color: color.heading,
  fontVariantNumeric: 'tabular-nums',
});
const note = css({ fontSize: '0.9375rem', color: color.muted, fontVariantNumeric: 'tabular-nums' });
