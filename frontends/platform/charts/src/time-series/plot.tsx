import { css } from '@emotion/react';
import { space } from '@ideabox/ui';
import { Drawing } from '../frame/drawing.tsx';
import { Readout } from '../frame/readout.tsx';
import { useReadableMarks } from '../marks/use-readable-marks.ts';
import { inRem, useWidth } from '../use-width.ts';
import { AreaLine } from './area-line.tsx';
import { Axes } from './axes.tsx';
import { Bars } from './bars.tsx';
import type { Words } from './describe.ts';
import { layoutOf } from './layout.ts';
import { PeriodMarks } from './period-marks.tsx';
import { PreviousLine } from './previous-line.tsx';
import type { TimePoint } from './time-point.ts';

type Props = {
  kind: 'bars' | 'area';
  title: string;
  points: TimePoint[];
  words: Words;
  axisSteps?: readonly number[];
};

/** The drawing with its readout. */
export function Plot({ kind, title, points, words, axisSteps }: Props) {
  const { ref, width } = useWidth(640);
  const { active, propsOf } = useReadableMarks(points.length, points.length - 1);
  const layout = layoutOf(points, width, { steps: axisSteps, label: words.known });
  const read = active === null ? undefined : points[active];
  const Marks = kind === 'bars' ? Bars : AreaLine;
  return (
    <div css={css({ display: 'grid', gap: space(3) })}>
      <Readout {...(read ? words.read(kind, read) : words.whole(kind, points))} />
      <div ref={ref} css={css({ minWidth: 0 })}>
        <Drawing
          title={title}
          viewBox={`0 0 ${layout.width} ${layout.height}`}
          width="100%"
          height={inRem(layout.height)}
        >
          <Axes layout={layout} points={points} valueLabel={words.known} />
          <Marks layout={layout} points={points} />
          <PreviousLine layout={layout} points={points} />
          <PeriodMarks layout={layout} points={points} labelOf={words.sentence} propsOf={propsOf} />
        </Drawing>
      </div>
    </div>
  );
}
