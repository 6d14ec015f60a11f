import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { kinds } from '../../../deploy/load/objectives.ts';
import { StartFailure } from '../../command-line/start-failure.ts';
import type { LoadReport } from './report.ts';

/** A figure of an earlier run beside this one's. */
export interface Comparison {
  what: string;
  earlier: string;
  now: string;
  change: string;
}

/** @throws StartFailure where that is no report of a run of the same scenario */
export function readEarlier(path: string, scenario: string): LoadReport {
  const file = resolve(process.env.INIT_CWD ?? process.cwd(), path);
  let report: Partial<LoadReport> | undefined;
  try {
    report = JSON.parse(readFileSync(file, 'utf8')) as Partial<LoadReport>;
  } catch (cause) {
    throw new StartFailure(`${path} is no report of an earlier run: --compare takes its report.json.`, {
      cause,
    });
  }
  if (!report?.totals || !report.seconds || !report.scenario)
    throw new StartFailure(`${path} is no report of an earlier run: --compare takes its report.json.`);
  if (report.scenario !== scenario)
    throw new StartFailure(
      `${path} is of the scenario ${report.scenario}: only runs of ${scenario} can be set beside this one.`,
    );
  return report as LoadReport;
}

const shown = (value: number) => String(Math.round(value * 100) / 100);

function row(what: string, earlier: number, now: number): Comparison {
  const change =
    earlier === 0 ? '' : `${now >= earlier ? '+' : ''}${Math.round((now / earlier - 1) * 100)} %`;
  return { what, earlier: shown(earlier), now: shown(now), change };
}

/** How this run differs from an earlier one, kind by kind. */
export const compare = (earlier: LoadReport, now: LoadReport): Comparison[] => [
  row('visitors a second', earlier.rate, now.rate),
  ...(earlier.capacity && now.capacity
    ? [row('carried, visitors a second', earlier.capacity.visitors, now.capacity.visitors)]
    : []),
  ...kinds
    .filter((kind) => earlier.totals[kind].asked > 0 && now.totals[kind].asked > 0)
    .flatMap((kind) => {
      const [before, after] = [earlier.totals[kind], now.totals[kind]];
      return [
        row(`${kind}: served, %`, (before.served / before.asked) * 100, (after.served / after.asked) * 100),
        row(`${kind}: p50, ms`, before.p50, after.p50),
        row(`${kind}: p99, ms`, before.p99, after.p99),
      ];
    }),
];
