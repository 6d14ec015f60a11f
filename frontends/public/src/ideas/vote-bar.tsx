import { css } from '@emotion/react';
import { useText } from '@ideabox/intl';
import { color, radius } from '@ideabox/ui';

export type VoteCounts = { positive_count: number; neutral_count: number; negative_count: number };

/** The shares of the three votes as one bar: green, yellow, red. Said in words for those who do not see it. */
export function VoteBar({ positive_count, neutral_count, negative_count }: VoteCounts) {
  const text = useText();
  const label = text('vote.summary', {
    positive: positive_count,
    neutral: neutral_count,
    negative: negative_count,
  });
  const parts = [
    { key: 'positive', grow: positive_count, background: color.positive },
    { key: 'neutral', grow: neutral_count, background: color.neutral },
    { key: 'negative', grow: negative_count, background: color.negative },
  ];
  return (
    <div role="img" aria-label={label} css={bar}>
      {parts
        .filter(({ grow }) => grow > 0)
        .map(({ key, grow, background }) => (
          <span key={key} css={part} style={{ flexGrow: grow, background }} />
        ))}
    </div>
  );
}

const bar = css({
  display: 'flex',
  gap: 2,
  height: 8,
  overflow: 'hidden',
  borderRadius: radius.full,
  background: 'var(--color-neutral-solid-gray-200)',
  forcedColorAdjust: 'none',
});

const part = css({ flexBasis: 0, minWidth: 4, transition: 'flex-grow 300ms ease-out' });
