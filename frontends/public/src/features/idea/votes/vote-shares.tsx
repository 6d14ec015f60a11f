import { css } from '@emotion/react';
import { useText } from '@ideabox/intl';
import { color, radius } from '@ideabox/ui';
import type { Counts } from './counts-after.ts';
import { voteTypes } from './vote-type.ts';

const stripes = (angle: string, gap: number) =>
  `repeating-linear-gradient(${angle}, transparent 0 ${gap}px, rgb(255 255 255 / 55%) ${gap}px ${gap + 2}px)`;

/** Green is plain, yellow dotted, red striped: told apart without colours, too. */
const looks = {
  positive: css({ backgroundColor: color.positive }),
  neutral: css({
    backgroundColor: color.neutral,
    backgroundImage: 'radial-gradient(circle at 4px 4px, rgb(0 0 0 / 45%) 1.5px, transparent 1.6px)',
    backgroundSize: '8px 8px',
  }),
  negative: css({ backgroundColor: color.negative, backgroundImage: stripes('45deg', 5) }),
};

/** The three votes' shares as one bar, said in words for those who do not see it. */
export function VoteShares({ counts }: { counts: Counts }) {
  const text = useText();
  const { positive_count: positive, neutral_count: neutral, negative_count: negative } = counts;
  return (
    <div role="img" aria-label={text('vote.summary', { positive, neutral, negative })} css={bar}>
      {voteTypes
        .filter((kind) => counts[`${kind}_count`] > 0)
        .map((kind) => (
          <span key={kind} css={[part, looks[kind]]} style={{ flexGrow: counts[`${kind}_count`] }} />
        ))}
    </div>
  );
}

const bar = css({
  display: 'flex',
  gap: 2,
  height: '1rem',
  overflow: 'hidden',
  borderRadius: radius.full,
  background: 'var(--color-neutral-solid-gray-200)',
});

const part = css({
  flexBasis: 0,
  minWidth: 6,
  transition: 'flex-grow 300ms ease-out',
  forcedColorAdjust: 'none',
});
