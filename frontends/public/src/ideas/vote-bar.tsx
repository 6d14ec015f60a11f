import { css } from '@emotion/react';
import type { IdeaCard, VoteType } from '@ideabox/api-client';
import { useText } from '@ideabox/intl';
import { color, radius, space } from '@ideabox/ui';
import { voteLooks } from '@ideabox/ui/vote-looks';

type Props = Pick<IdeaCard, 'positive_count' | 'neutral_count' | 'negative_count' | 'point'>;

/** The three votes in numbers, each with the look that it has in the bar of their shares, and the points they make. */
export function VoteBar({ positive_count, neutral_count, negative_count, point }: Props) {
  const text = useText();
  const parts: { type: VoteType; name: string; count: number }[] = [
    { type: 'positive', name: text('vote.positive'), count: positive_count },
    { type: 'neutral', name: text('vote.neutral'), count: neutral_count },
    { type: 'negative', name: text('vote.negative'), count: negative_count },
  ];
  return (
    <div css={css({ display: 'grid', gap: space(1) })}>
      <p css={figures}>
        {parts.map(({ type, name, count }) => (
          <span key={type} css={figure}>
            <span aria-hidden="true" css={[swatch, voteLooks[type]]} />
            {text('vote.of_type', { name, count })}
          </span>
        ))}
        <b css={points}>{text('vote.point', { point })}</b>
      </p>
      <div aria-hidden="true" css={bar}>
        {parts
          .filter(({ count }) => count > 0)
          .map(({ type, count }) => (
            <span key={type} css={[part, voteLooks[type]]} style={{ flexGrow: count }} />
          ))}
      </div>
    </div>
  );
}

const figures = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0 ${space(3)}`,
  fontSize: '0.8125rem',
  fontVariantNumeric: 'tabular-nums',
});
const figure = css({ display: 'inline-flex', alignItems: 'center', gap: space(1), whiteSpace: 'nowrap' });
const points = css({ marginInlineStart: 'auto', color: color.heading, whiteSpace: 'nowrap' });

const swatch = css({
  flex: 'none',
  width: '0.75rem',
  height: '0.75rem',
  borderRadius: radius.small,
  forcedColorAdjust: 'none',
});

const bar = css({
  display: 'flex',
  gap: 2,
  height: '0.75rem',
  overflow: 'hidden',
  borderRadius: radius.full,
  background: color.trough,
  forcedColorAdjust: 'none',
});

const part = css({ flexBasis: 0, minWidth: 6, transition: 'flex-grow 300ms ease-out' });
