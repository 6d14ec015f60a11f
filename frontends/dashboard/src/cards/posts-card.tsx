import { TimeSeries } from '@ideabox/charts';
import { useText } from '@ideabox/intl';
import type { Asked } from '../figures/get-rows.ts';
import { useSeries } from '../figures/get-series.ts';
import { statusOf } from './status-of.ts';
import { useCard } from './use-card.tsx';
import { useComparison } from './use-comparison.ts';
import { useHappenings } from './use-happenings.ts';
import { usePoints } from './use-points.ts';
import { useSeriesSentence } from './use-series-sentence.ts';
import { useSpanText } from './use-span-text.ts';

type Props = Asked & { isCompared: boolean };

/** Ideas and comments, stacked. */
export function PostsCard({ isCompared, ...asked }: Props) {
  const text = useText();
  const ideas = useSeries('ideas', asked);
  const comments = useSeries('comments', asked);
  const points = usePoints(asked.period, isCompared, [ideas, comments]);
  return (
    <TimeSeries
      kind="bars"
      title={text('posts.chart')}
      description={useSpanText(asked.period)}
      sentence={useSeriesSentence(points, [ideas.data, comments.data])}
      status={statusOf(ideas, comments)}
      onRetry={() => {
        ideas.refetch();
        comments.refetch();
      }}
      series={[
        { key: 'ideas', label: text('metric.ideas') },
        { key: 'comments', label: text('metric.comments') },
      ]}
      points={points}
      happenings={useHappenings(asked)}
      card={useCard('posts', text('method.posts'), ideas.question)}
      {...useComparison(asked.period, ideas.type, isCompared)}
    />
  );
}
