import { useIntl } from '@ideabox/intl';
import { ChartFrame } from '../frame/chart-frame.tsx';
import type { ChartProps } from '../frame/chart-status.ts';
import { CurvePlot } from './curve-plot.tsx';
import { describe } from './describe.ts';
import { type Curve, steps } from './shares.ts';

export type ShareCurveProps = ChartProps & {
  /** As Lorenz drew it: members from the least active on, and what they have together; from `[0, 0]` to `[1, 1]`. Empty, there is none. */
  curve: Curve;
  /** What the axes show: `メンバー`, `投稿`. */
  membersLabel: string;
  postsLabel: string;
};

/**
 * How evenly something is spread: which share of all the most active have. Drawn from the most active on, as that is what people
 * ask for; the nearer the curve is to the dashed line, the more even the shares are.
 */
export function ShareCurve({ curve, membersLabel, postsLabel, ...frame }: ShareCurveProps) {
  const words = describe(useIntl(), { curve, membersLabel, postsLabel });
  const table = {
    caption: frame.title,
    columns: [words.membersAxis, words.postsAxis],
    rows: steps.map((share) => ({
      key: String(share),
      heading: words.percent(share),
      cells: [words.part(share)],
    })),
  };
  return (
    <ChartFrame {...frame} isEmpty={curve.length === 0} table={table}>
      <CurvePlot title={frame.title} curve={curve} words={words} />
    </ChartFrame>
  );
}
