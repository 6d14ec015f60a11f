import { css } from '@emotion/react';
import { space } from '@ideabox/ui';
import { max } from 'd3-array';
import { classAt, classesOf } from '../classes.ts';
import { Drawing } from '../frame/drawing.tsx';
import { Readout } from '../frame/readout.tsx';
import { byPlace } from '../marks/towards.ts';
import { useReadableMarks } from '../marks/use-readable-marks.ts';
import { ShadeLegend } from '../shade-legend.tsx';
import { shadeAt } from '../shades.ts';
import { inRem, useWidth } from '../use-width.ts';
import type { WeekWords } from './describe.ts';
import { HourCell, squares } from './hour-cell.tsx';
import type { HourCount, Week } from './hour-count.ts';
import { layoutOf, sideOf } from './layout.ts';
import { WeekAxes } from './week-axes.tsx';

type Props = { title: string; items: HourCount[]; week: Week; words: WeekWords };

/** The squares of a week with their readout and what their shades stand for. */
export function WeekPlot({ title, items, week, words }: Props) {
  const { ref, width } = useWidth(640);
  const layout = layoutOf(width);
  const { active, propsOf } = useReadableMarks(layout.cells.length, 0, byPlace(layout.cells));
  const read = active === null ? undefined : layout.cells[active];
  const classes = classesOf(items.flatMap(({ count }) => (count > 0 ? count : [])));
  const most = max(items, ({ count }) => count) ?? 0;
  return (
    <div css={css({ display: 'grid', gap: space(3) })}>
      <Readout
        heading={read ? words.heading(read.weekday, read.hour) : words.total}
        items={read ? words.items(read.weekday, read.hour) : words.totalItems()}
      />
      <div ref={ref} css={css({ minWidth: 0 })}>
        <Drawing
          title={title}
          viewBox={`0 0 ${layout.width} ${layout.height}`}
          width={inRem(layout.width)}
          height={inRem(layout.height)}
        >
          <WeekAxes layout={layout} words={words} />
          <g css={squares}>
            {layout.cells.map((cell, index) => {
              const count = week.at(cell.weekday, cell.hour);
              return (
                <HourCell
                  key={`${cell.weekday} ${cell.hour}`}
                  cell={cell}
                  side={count === undefined ? undefined : sideOf(count, most, cell)}
                  shade={shadeAt(classAt(classes, count ?? 0), classes.length)}
                  marks={propsOf(index, words.sentence(cell.weekday, cell.hour))}
                />
              );
            })}
          </g>
        </Drawing>
      </div>
      <ShadeLegend
        classes={classes.map(({ from, to }) => words.limits(from, to))}
        untold={items.length < layout.cells.length ? words.count(undefined) : undefined}
      />
    </div>
  );
}
