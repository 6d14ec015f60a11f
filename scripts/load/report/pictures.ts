import { scaleLinear } from 'd3-scale';
import { line } from 'd3-shape';

export interface Series {
  name: string;
  colour: string;
  values: number[];
  /** Of the earlier run. */
  dashed?: boolean;
}

const [width, height] = [900, 220];
const margin = { top: 12, right: 16, bottom: 28, left: 56 };
const ticks = 5;

function axes(x: ReturnType<typeof scaleLinear<number>>, y: typeof x): string {
  const rows = y
    .ticks(ticks)
    .map(
      (value) =>
        `<g transform="translate(0,${y(value)})"><line x1="${margin.left}" x2="${width - margin.right}" class="grid"/><text x="${margin.left - 6}" dy="0.32em" text-anchor="end">${value.toLocaleString('en')}</text></g>`,
    );
  const columns = x
    .ticks(10)
    .map(
      (value) =>
        `<text x="${x(value)}" y="${height - margin.bottom + 16}" text-anchor="middle">${value} s</text>`,
    );
  return [...rows, ...columns].join('');
}

/** Lines over the seconds of a run, with their names below. */
export function picture(title: string, unit: string, series: Series[]): string {
  const seconds = Math.max(2, ...series.map(({ values }) => values.length));
  const most = Math.max(1, ...series.flatMap(({ values }) => values));
  const x = scaleLinear([0, seconds - 1], [margin.left, width - margin.right]);
  const y = scaleLinear([0, most], [height - margin.bottom, margin.top]).nice();
  const path = line<number>(
    (_, second) => x(second),
    (value) => y(value),
  );
  const lines = series.map(
    ({ colour, values, dashed }) =>
      `<path d="${path(values) ?? ''}" stroke="${colour}" fill="none" stroke-width="1.5"${dashed ? ' stroke-dasharray="4 3" opacity="0.6"' : ''}/>`,
  );
  const names = series.map(
    ({ name, colour, dashed }) =>
      `<li><span style="color:${colour}">${dashed ? '┅' : '━'}</span> ${name}</li>`,
  );
  return `<figure><figcaption>${title} <small>(${unit})</small></figcaption><div class="scroll" tabindex="0"><svg viewBox="0 0 ${width} ${height}" role="img" aria-label="${title}">${axes(x, y)}${lines.join('')}</svg></div><ul>${names.join('')}</ul></figure>`;
}
