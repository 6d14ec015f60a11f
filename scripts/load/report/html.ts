import { escapeHtml } from '@ideabox/text';
import { type Kind, kinds } from '../../../deploy/load/objectives.ts';
import type { Second } from '../record/read-record.ts';
import type { Comparison } from './compare.ts';
import { picture, type Series } from './pictures.ts';
import { type LoadReport, whyNoBooks } from './report.ts';

const colours: Record<Kind, string> = {
  pages: '#0017c1',
  reads: '#197a4b',
  writes: '#c16800',
  pushes: '#8b1bb4',
};
const style = `body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#1a1a1c}
table{border-collapse:collapse;margin:1rem 0}th,td{padding:.25rem .75rem;text-align:right;border-bottom:1px solid #ccc}
th:first-child,td:first-child{text-align:left}.missed{color:#ce0000;font-weight:bold}figure{margin:2rem 0}figcaption{font-weight:bold}
svg{width:100%;min-width:40rem}.scroll{overflow-x:auto}h1{overflow-wrap:anywhere}svg text{font-size:11px;fill:#595959}.grid{stroke:#e6e6e6}figure ul{display:flex;flex-wrap:wrap;gap:0 1.5rem;list-style:none;padding:0;margin:0}`;

function table(heads: string[], rows: string[][], classOf: (row: number) => string = () => ''): string {
  const cells = (row: string[], tag: string) =>
    row.map((cell) => `<${tag}>${escapeHtml(cell)}</${tag}>`).join('');
  const body = rows.map((row, index) => `<tr class="${classOf(index)}">${cells(row, 'td')}</tr>`);
  return `<div class="scroll" tabindex="0"><table><thead><tr>${cells(heads, 'th')}</tr></thead><tbody>${body.join('')}</tbody></table></div>`;
}

const ofRun = (report: LoadReport, dashed: boolean, value: (second: Second) => number): Series[] =>
  kinds
    .filter((kind) => report.totals[kind].asked > 0)
    .map((kind) => ({
      ...{ name: dashed ? `${kind}, earlier` : kind, colour: colours[kind], dashed },
      values: report.seconds[kind].map(value),
    }));

/** Up to where the run came, so that all pictures have the same seconds. */
const arrivalsOf = ({ arrivals, seconds }: LoadReport) =>
  arrivals.slice(0, Math.max(...kinds.map((kind) => seconds[kind].length)));

function pictures(report: LoadReport, earlier: LoadReport | undefined): string[] {
  const both = (value: (second: Second) => number) => [
    ...ofRun(report, false, value),
    ...(earlier ? ofRun(earlier, true, value) : []),
  ];
  const visitors = [
    { name: 'visitors', colour: '#333', values: arrivalsOf(report) },
    ...(earlier ? [{ name: 'earlier', colour: '#333', values: arrivalsOf(earlier), dashed: true }] : []),
  ];
  return [
    picture('Visitors', 'a second, who were to come', visitors),
    picture(
      'Served',
      'answers a second',
      both(({ served }) => served),
    ),
    picture(
      'Told to come again',
      'answers a second',
      both(({ refused }) => refused),
    ),
    picture(
      'Failed',
      'answers a second',
      both(({ failed }) => failed),
    ),
    picture(
      'Half of what was served took less than',
      'ms',
      both(({ p50 }) => p50),
    ),
    picture(
      '99 of 100 took less than',
      'ms',
      both(({ p99 }) => p99),
    ),
  ];
}

function carried({ capacity, processorMs = {} }: LoadReport): string {
  if (!capacity) return '';
  const parts = Object.entries(processorMs).map(([part, ms]) => [
    part,
    ms.toFixed(1),
    (1_000 / ms).toFixed(0),
  ]);
  return `<h2>What it carries</h2><p>${capacity.isBroken ? '' : 'At least '}${capacity.visitors.toFixed(1)} visitors a second, ${Math.round(capacity.answers)} answers a second.</p>
${parts.length > 0 ? table(['part', 'processor ms for a visitor', 'visitors a second and core'], parts) : ''}`;
}

const compared = (rows: Comparison[]) =>
  table(
    ['', 'earlier', 'now', 'change'],
    rows.map(({ what, earlier, now, change }) => [what, earlier, now, change]),
  );

/** The whole report as one file that needs no other. */
export function htmlOf(report: LoadReport, earlier?: { report: LoadReport; rows: Comparison[] }): string {
  const { verdicts, details, machine, scenario, origin, startedAt, rate, members, totals } = report;
  const title = `${scenario} at ${origin}, ${startedAt.slice(0, 16).replace('T', ' ')}`;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title><style>${style}</style></head><body>
<h1>${escapeHtml(title)}</h1>
<p>${rate.toFixed(1)} visitors a second on average, ${members} members; k6 ${escapeHtml(report.k6)} on ${machine.cores} cores (${escapeHtml(machine.processor)}), load ${machine.loadBefore.toFixed(1)} before.
${report.brokenOff ? 'Broken off: this is the run so far.' : ''} ${report.dropped > 0 ? `${report.dropped} visitors could not be played.` : ''}</p>
<h2>Objectives</h2>
${table(
  ['', 'wanted', 'found', ''],
  verdicts.map(({ what, wanted, found, ok }) => [what, wanted, found, ok ? '✔' : '✘ missed']),
  (index) => (verdicts[index]?.ok ? '' : 'missed'),
)}
${details.length > 0 ? `<ul>${details.map((line) => `<li>${escapeHtml(line)}</li>`).join('')}</ul>` : ''}
${report.books ? '' : `<p>${escapeHtml(whyNoBooks(report) ?? '')}</p>`}
${report.capacity ? carried(report) : ''}
<h2>Answers</h2>
${table(
  ['', 'asked', 'served', 'told to come again', 'failed', 'p50 ms', 'p95 ms', 'p99 ms'],
  kinds
    .filter((kind) => totals[kind].asked > 0)
    .map((kind) => {
      const { asked, served, refused, failed, p50, p95, p99 } = totals[kind];
      return [
        kind,
        ...[asked, served, refused, failed, p50, p95, p99].map((value) => String(Math.round(value))),
      ];
    }),
)}
${earlier ? `<h2>Beside the run of ${escapeHtml(earlier.report.startedAt)}</h2>${compared(earlier.rows)}` : ''}
${pictures(report, earlier?.report).join('\n')}
</body></html>
`;
}
