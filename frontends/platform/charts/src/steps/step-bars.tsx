import { css } from '@emotion/react';
import { color } from '@ideabox/ui';
import { Fragment, useId } from 'react';
import { Drawing } from '../frame/drawing.tsx';
import { Hatch } from '../frame/hatch.tsx';
import { barScale } from '../horizontal-bars/bar-scale.ts';
import { RankedBar, rowHeight } from '../horizontal-bars/ranked-bar.tsx';
import { useReadableMarks } from '../marks/use-readable-marks.ts';
import { silent } from '../silent.ts';
import { inRem, useWidth } from '../use-width.ts';
import { byUnit, type Step } from './step.ts';

type Props = {
  title: string;
  steps: Step[];
  headingOf: (unit: string) => string;
  figureOf: (step: Step) => string;
};

const headingHeight = 36;

/** The steps of each unit below its name; those of every other unit are hatched, as their lengths are not compared with the others. */
export function StepBars({ title, steps, headingOf, figureOf }: Props) {
  const { ref, width } = useWidth(640);
  const hatch = useId();
  const { propsOf } = useReadableMarks(steps.length, 0);
  const groups = byUnit(steps);
  const height = groups.length * headingHeight + steps.length * rowHeight;
  return (
    <div ref={ref} css={css({ minWidth: 0 })}>
      <Drawing title={title} viewBox={`0 0 ${width} ${height}`} width="100%" height={inRem(height)}>
        <Hatch id={hatch} />
        {groups.map(({ unit, steps: some, before }, place) => {
          const scale = barScale(some, width, figureOf);
          const top = (place + 1) * headingHeight + before * rowHeight;
          return (
            <Fragment key={unit}>
              <text {...silent} x="6" y={top - 12} fontSize="14" fill={color.muted}>
                {headingOf(unit)}
              </text>
              {some.map((step, index) => (
                <RankedBar
                  key={step.key}
                  item={{ key: step.key, label: step.label, count: step.count }}
                  top={top + index * rowHeight}
                  width={width}
                  length={scale(step.count)}
                  figure={figureOf(step)}
                  fill={place % 2 === 1 ? `url(#${hatch})` : undefined}
                  marks={propsOf(before + index, `${step.label}: ${figureOf(step)}`)}
                />
              ))}
            </Fragment>
          );
        })}
      </Drawing>
    </div>
  );
}
