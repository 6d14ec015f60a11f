import { TimeSeries } from '@ideabox/charts';
import { useText } from '@ideabox/intl';
import { useSeries } from './get-series.ts';
import type { OverviewQuery } from './overview-query.ts';
import { statusOf } from './status-of.ts';
import { useComparison } from './use-comparison.ts';
import { usePoints } from './use-points.ts';

/** Ideas and comments, stacked. */
export function PostsChart({ period, category }: OverviewQuery) {
  const text = useText();
  const ideas = useSeries('ideas', period, category);
  const comments = useSeries('comments', period, category);
  const points = usePoints(period, [ideas.data, comments.data]);
  return (
    <TimeSeries
      kind="bars"
      title={text('posts.title')}
      description={text(`posts.description.${period}`)}
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
      {...useComparison(period)}
    />
  );
}
