import { css } from '@emotion/react';
import { useIntl, useText } from '@ideabox/intl';
import { color, space, type } from '@ideabox/ui';
import type { Topic } from '../../figures/get-topics.ts';

type Props = { topic: Topic; hasBefore: boolean };

/** How large a topic is, and by how much it has grown, in words and signs. */
export function TopicFigures({ topic, hasBefore }: Props) {
  const text = useText();
  const { formatNumber } = useIntl();
  const { growth } = topic;
  const change = growth > 0 ? 'more' : growth < 0 ? 'less' : 'same';
  return (
    <div css={css({ display: 'grid', alignContent: 'start', gap: space(1) })}>
      <dl css={css({ display: 'flex', flexWrap: 'wrap', gap: `0 ${space(6)}` })}>
        {(['ideas', 'comments'] as const).map((kind) => (
          <div key={kind} css={figure}>
            <dt>{text(`metric.${kind}`)}</dt>
            <dd>{formatNumber(kind === 'ideas' ? topic.idea_count : topic.comment_count)}</dd>
          </div>
        ))}
      </dl>
      {hasBefore && (
        <p css={css(type.small)}>
          {growth !== 0 && <span aria-hidden="true">{growth > 0 ? '▲ ' : '▼ '}</span>}
          {text(`topics.growth.${change}`, { count: Math.abs(growth) })}
        </p>
      )}
    </div>
  );
}

const figure = css({
  display: 'flex',
  alignItems: 'baseline',
  gap: space(2),
  '& dd': {
    color: color.heading,
    fontSize: '1.375rem',
    fontWeight: 700,
    lineHeight: 1.4,
    fontVariantNumeric: 'tabular-nums',
  },
});
