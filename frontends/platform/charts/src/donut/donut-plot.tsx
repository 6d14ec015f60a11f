import { css } from '@emotion/react';
import { useIntl } from '@ideabox/intl';
import { color, space } from '@ideabox/ui';
import { arc, type PieArcDatum, pie } from 'd3-shape';
import { Drawing } from '../frame/drawing.tsx';
import { mark, shares } from '../palette.ts';
import type { Ranked } from '../ranked.ts';
import { silent } from '../silent.ts';
import { useReadableMarks } from '../use-readable-marks.ts';
import { DonutLegend } from './donut-legend.tsx';

type Props = {
  items: Ranked[];
  total: number;
  title: string;
  countLabel: string;
  percent: (count: number) => string;
};

const size = 240;
const smallestWithNumber = 0.3;
const slice = arc<PieArcDatum<Ranked>>()
  .innerRadius(62)
  .outerRadius(size / 2 - 6);
const slices = pie<Ranked>()
  .value(({ count }) => count)
  .sort(null);

/** Numbered slices, the whole in the middle, the key beside. */
export function DonutPlot({ items, total, title, countLabel, percent }: Props) {
  const { formatNumber } = useIntl();
  const { active, propsOf } = useReadableMarks(items.length, 0);
  return (
    <div css={css({ containerType: 'inline-size' })}>
      <div css={columns}>
        <Drawing
          title={title}
          viewBox={`${-size / 2} ${-size / 2} ${size} ${size}`}
          css={css({ width: size, maxWidth: '100%', marginInline: 'auto' })}
        >
          {slices(items).map((datum, index) => {
            const { label, count } = datum.data;
            const words = `${index + 1}. ${label}: ${countLabel} ${formatNumber(count)}, ${percent(count)}`;
            return (
              <g key={datum.data.key} {...propsOf(index, words)} css={sliceStyles}>
                <path
                  d={slice(datum) ?? undefined}
                  fill={shares[index]}
                  stroke={mark.casing}
                  strokeWidth="2"
                />
                {datum.endAngle - datum.startAngle >= smallestWithNumber && (
                  <text transform={`translate(${slice.centroid(datum)})`} dy="0.350em" css={number}>
                    {index + 1}
                  </text>
                )}
              </g>
            );
          })}
          <g {...silent} textAnchor="middle">
            <text y="-8" fontSize="13" fill={color.muted}>
              {countLabel}
            </text>
            <text y="20" fontSize="26" fontWeight="700" fill={color.heading}>
              {formatNumber(total)}
            </text>
          </g>
        </Drawing>
        <DonutLegend items={items} active={active} percent={percent} />
      </div>
    </div>
  );
}

/** Side by side only where the names of the key have room. */
const columns = css({
  display: 'grid',
  alignItems: 'center',
  gap: space(6),
  '@container (min-width: 40rem)': { gridTemplateColumns: `${size}px minmax(0, 1fr)` },
});

const sliceStyles = css({
  outline: 'none',
  '&:focus-visible path': { stroke: color.outline, strokeWidth: 4, paintOrder: 'stroke' },
});

const number = css({
  fill: mark.casing,
  fontSize: 15,
  fontWeight: 700,
  textAnchor: 'middle',
  pointerEvents: 'none',
});
