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
import { Flags, flagsHeight } from './flags.tsx';
import { HappeningList } from './happening-list.tsx';
import type { Numbered } from './happenings.ts';
import { layoutOf } from './layout.ts';
import { PeriodMarks } from './period-marks.tsx';
import { PreviousLine } from './previous-line.tsx';
import type { TimePoint } from './time-point.ts';

type Props = {
  kind: 'bars' | 'area';
  title: string;
  points: TimePoint[];
  happenings: Numbered[];
  words: Words;
  axisSteps?: readonly number[];
};

/** The drawing with its readout. */
export function Plot({ kind, title, points, happenings, words, axisSteps }: Props) {
  const { ref, width } = useWidth(640);
  const { active, propsOf } = useReadableMarks(points.length, points.length - 1);
  const layout = layoutOf(points, width, { steps: axisSteps, label: words.known });
  const height = layout.height + (happenings.length > 0 ? flagsHeight : 0);
  const read = active === null ? undefined : points[active];
  const Marks = kind === 'bars' ? Bars : AreaLine;
  return (
    <div css={css({ display: 'grid', gap: space(3) })}>
      <Readout {...(read ? words.read(kind, read) : words.whole(kind, points))} />
      <div ref={ref} css={css({ minWidth: 0 })}>
        <Drawing title={title} viewBox={`0 0 ${layout.width} ${height}`} width="100%" height={inRem(height)}>
          <Axes layout={layout} points={points} valueLabel={words.known} />
          <Marks layout={layout} points={points} />
          <PreviousLine layout={layout} points={points} />
          <Flags layout={layout} points={points} happenings={happenings} />
          <PeriodMarks
            layout={layout}
            points={points}
            labelOf={(point, period) =>
              words.sentence(
                point,
                happenings.filter((each) => each.period === period),
              )
            }
            propsOf={propsOf}
          />
        </Drawing>
      </div>
      {happenings.length > 0 && <HappeningList happenings={happenings} />}
    </div>
  );
}
