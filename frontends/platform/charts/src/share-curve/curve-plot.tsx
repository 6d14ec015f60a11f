import { css } from '@emotion/react';
import { color, space } from '@ideabox/ui';
import { scaleLinear } from 'd3-scale';
import { Drawing } from '../frame/drawing.tsx';
import { plotHeight } from '../frame/plot-height.ts';
import { Readout } from '../frame/readout.tsx';
import { Mark } from '../marks/mark.tsx';
import { useReadableMarks } from '../marks/use-readable-marks.ts';
import { mark } from '../palette.ts';
import { inRem, useWidth } from '../use-width.ts';
import { CurveAxes } from './curve-axes.tsx';
import { CurveLines } from './curve-lines.tsx';
import type { CurveWords } from './describe.ts';
import { type Curve, partOfMostActive, steps } from './shares.ts';

type Props = { title: string; curve: Curve; words: CurveWords };

const margin = { top: 26, right: 20, bottom: 48, left: 48 };
/** About as wide as high, so that the line of even shares rises halfway to the vertical. */
const widest = 460;

/** The curve with its readout, read at every tenth of the members; the first tenth when nothing is. */
export function CurvePlot({ title, curve, words }: Props) {
  const { ref, width: given } = useWidth(widest);
  const { active, propsOf } = useReadableMarks(steps.length, 0);
  const width = Math.min(given, widest);
  const height = plotHeight + margin.bottom;
  const x = scaleLinear([0, 1], [margin.left, width - margin.right]);
  const y = scaleLinear([0, 1], [height - margin.bottom, margin.top]);
  const read = steps[active ?? 0] ?? 1;
  const reach = (x(1) - x(0)) / steps.length;
  return (
    <div css={css({ display: 'grid', gap: space(3) })}>
      <Readout
        heading={words.sentence(read)}
        items={[
          { key: 'part', label: words.postsAxis, value: words.part(read), swatch: 'line' },
          { key: 'even', label: words.even, value: words.percent(read), swatch: 'previous' },
        ]}
      />
      <div ref={ref} css={css({ minWidth: 0 })}>
        <Drawing title={title} viewBox={`0 0 ${width} ${height}`} width={inRem(width)} height={inRem(height)}>
          <CurveAxes x={x} y={y} words={words} />
          <CurveLines x={x} y={y} curve={curve} />
          {steps.map((share, index) => (
            <Mark key={share} marks={propsOf(index, words.sentence(share))} css={column}>
              <rect x={x(share) - reach / 2} y={y(1) - 8} width={reach} height={y(0) - y(1) + 16} rx="3" />
              <circle
                cx={x(share)}
                cy={y(partOfMostActive(curve, share))}
                r="4.500"
                fill={mark.first}
                stroke={mark.casing}
              />
            </Mark>
          ))}
        </Drawing>
      </div>
    </div>
  );
}

const column = css({
  outline: 'none',
  '& rect': { fill: 'transparent' },
  '&:hover rect': { fill: color.pointedAt },
  '&:focus-visible rect': { stroke: color.outline, strokeWidth: 2 },
});
