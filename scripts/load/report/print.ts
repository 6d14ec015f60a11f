import { kinds } from '../../../deploy/load/objectives.ts';
import type { Capacity } from '../judge/capacity.ts';
import type { Comparison } from './compare.ts';
import { type LoadReport, whyNoBooks } from './report.ts';

const columns = (cells: (string | number)[], widths: number[]) =>
  cells
    .map((cell, index) => String(cell).padEnd(widths[index] ?? 0))
    .join('  ')
    .trimEnd();

const carried = ({ visitors, answers, isBroken }: Capacity) => [
  `It carries ${isBroken ? '' : 'at least '}${visitors.toFixed(1)} visitors a second (${Math.round(answers)} answers a second).`,
];

/** What a run has come to, for the terminal. */
export function linesOf(report: LoadReport): string[] {
  const { totals, verdicts, dropped, brokenOff, writes } = report;
  const widths = [8, 9, 9, 9, 9, 8, 8];
  const ms = (value: number) => `${Math.round(value)} ms`;
  const asked = kinds.filter((kind) => totals[kind].asked > 0);
  const missed = verdicts.filter(({ ok }) => !ok);
  return [
    '',
    columns(['', 'asked', 'served', 'told off', 'failed', 'p50', 'p99'], widths),
    ...asked.map((kind) => {
      const { asked, served, refused, failed, p50, p99 } = totals[kind];
      return columns([kind, asked, served, refused, failed, ms(p50), ms(p99)], widths);
    }),
    `writes: ${
      Object.entries(writes)
        .map(([outcome, count]) => `${count} ${outcome}`)
        .join(', ') || 'none'
    }`,
    ...(report.capacity ? carried(report.capacity) : []),
    '',
    ...verdicts.map(({ what, wanted, found, ok }) =>
      columns([`${ok ? '✔' : '✘'} ${what}`, found, `(${wanted})`], [52, 12, 0]),
    ),
    ...report.details.map((line) => `    ${line}`),
    ...[whyNoBooks(report)].filter((line) => line !== undefined),
    ...(dropped > 0
      ? [`${dropped} visitors did not come: this machine could not play them. Figures are of the others.`]
      : []),
    ...(brokenOff ? ['Broken off: this is the run so far.'] : []),
    missed.length === 0
      ? `${brokenOff ? 'So far all' : 'All'} objectives were met.`
      : `Missed: ${missed.map(({ what, found, wanted }) => `${what} ${found} (${wanted})`).join('; ')}`,
  ];
}

export const comparisonLines = (rows: Comparison[]): string[] => [
  '',
  ...[{ what: 'beside the earlier run', earlier: 'earlier', now: 'now', change: 'change' }, ...rows].map(
    ({ what, earlier, now, change }) => columns([what, earlier, now, change], [28, 10, 10, 8]),
  ),
];
