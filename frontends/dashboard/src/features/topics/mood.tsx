import { css } from '@emotion/react';
import { useIntl, useText } from '@ideabox/intl';
import { color, radius, space } from '@ideabox/ui';
import { voteLooks } from '@ideabox/ui/vote-looks';
import type { Topic } from '../../figures/get-topics.ts';

const votes = ['positive', 'neutral', 'negative'] as const;

/** How the votes on a topic's ideas stand: in words with their shares, each beside its look in the bar. */
export function Mood({ topic }: { topic: Topic }) {
  const text = useText();
  const { formatNumber } = useIntl();
  const all = topic.positive + topic.neutral + topic.negative;
  if (all === 0) return <p css={css({ color: color.muted })}>{text('topics.no_votes')}</p>;
  return (
    <div css={css({ display: 'grid', alignContent: 'start', gap: space(2) })}>
      <div aria-hidden="true" css={bar}>
        {votes
          .filter((vote) => topic[vote] > 0)
          .map((vote) => (
            <span key={vote} css={[part, voteLooks[vote]]} style={{ flexGrow: topic[vote] }} />
          ))}
      </div>
      <ul aria-label={text('topics.votes')} css={words}>
        {votes.map((vote) => (
          <li key={vote} css={css({ display: 'inline-flex', alignItems: 'center', gap: space(1) })}>
            <span aria-hidden="true" css={[swatch, voteLooks[vote]]} />
            {text(`topics.${vote}`, {
              share: formatNumber(topic[vote] / all, { style: 'percent' }),
              count: topic[vote],
            })}
          </li>
        ))}
      </ul>
    </div>
  );
}

const bar = css({
  display: 'flex',
  gap: 2,
  height: '0.875rem',
  overflow: 'hidden',
  borderRadius: radius.full,
  background: color.trough,
  forcedColorAdjust: 'none',
  printColorAdjust: 'exact',
});

const part = css({ flexBasis: 0, minWidth: 6 });

const words = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space(4)}`,
  fontSize: '0.875rem',
  lineHeight: 1.7,
  fontVariantNumeric: 'tabular-nums',
});

const swatch = css({
  flex: 'none',
  width: '0.75rem',
  height: '0.75rem',
  borderRadius: radius.small,
  forcedColorAdjust: 'none',
  printColorAdjust: 'exact',
});
