import { type RoundReport, wrongs } from './round-report.ts';

type Column = [title: string, width: number, cell: (report: RoundReport) => string];

const seconds = (ms: number | undefined) => (ms === undefined ? '–' : `${(ms / 1_000).toFixed(1)} s`);

const columns: Column[] = [
  ['round', 22, ({ round }) => round],
  ['writes ok', 9, ({ writes }) => String(writes.ok)],
  ['refused', 7, ({ writes }) => String(writes.refused)],
  ['unsure', 6, ({ writes }) => String(writes.unsure)],
  ['longest outage', 26, ({ outage }) => (outage ? `${seconds(outage.ms)} ${outage.kind}` : 'none')],
  ['others refused', 14, ({ others }) => `${others.refused} of ${others.calls}`],
  ['p99 after 2 s', 13, ({ late }) => `${Math.round(late.p99)} ms`],
  ['right after', 11, ({ rightAfter }) => (rightAfter === undefined ? 'never' : seconds(rightAfter))],
  ['pushes', 10, ({ pushes }) => `${pushes.expected - pushes.missing.length}/${pushes.expected}`],
  ['violations', 10, (report) => String(wrongs(report))],
];

const line = (cells: string[]) =>
  cells
    .map((cell, index) => cell.padEnd(columns[index]?.[1] ?? 0))
    .join('  ')
    .trimEnd();

export const tableHead = (): string => line(columns.map(([title]) => title));

export const tableLine = (report: RoundReport): string => line(columns.map(([, , cell]) => cell(report)));
