import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import objectivesJson from '../../deploy/load/objectives.json' with { type: 'json' };
import type { Objectives } from '../../deploy/load/objectives.ts';
import type { Plan } from '../../deploy/load/plan.ts';
import { scenarios } from '../../deploy/load/scenarios/index.ts';
import { machine } from '../bench/report/machine.ts';
import { StartFailure } from '../command-line/start-failure.ts';
import { repository } from '../stack/folder/folders.ts';
import { writePrivately } from '../stack/folder/write-privately.ts';
import { findRunningStack } from '../stack/running-stack.ts';
import type { LoadArguments } from './arguments.ts';
import { holdRun } from './hold-run.ts';
import { lookAtBooks } from './judge/books.ts';
import { detailsOf, type Summary, verdictsOfBooks, verdictsOfK6 } from './judge/verdicts.ts';
import { findK6 } from './k6/find-k6.ts';
import { arrivalsAt, leftBehind, lengthOf, optionsOf, type Pace, visitorsOf } from './plan.ts';
import { type RunRecord, readRecord } from './record/read-record.ts';
import { compare, readEarlier } from './report/compare.ts';
import { htmlOf } from './report/html.ts';
import { comparisonLines, linesOf } from './report/print.ts';
import type { LoadReport } from './report/report.ts';
import { startK6 } from './run-k6.ts';
import { findContent } from './site/find-content.ts';
import { logMembersIn, tokenEndpoint } from './site/log-members-in.ts';
import { lookAtSite, type Site } from './site/look-at-site.ts';

const root = join(repository, '.local/load');
const objectives: Objectives = objectivesJson;

function originOf({ at }: LoadArguments): string {
  if (at) return at.origin;
  const local = findRunningStack();
  if (!local)
    throw new StartFailure('No Ideabox runs here: start it with "npm start", or name a site by --at.');
  return local.origin;
}

function announce(site: Site, pace: Pace, mark: string, members: number, say: (line: string) => void): void {
  const { ideas, comments, votes } = leftBehind(pace);
  const seconds = lengthOf(pace);
  say(`${Math.round(visitorsOf(pace))} visitors in ${seconds} s come to ${site.origin}, and nowhere else;`);
  say(`${members} members log in at ${site.issuer}, as that site says.`);
  say(
    `They leave about ${ideas} ideas, ${comments} comments and ${votes} votes behind. Their texts begin with`,
  );
  say(`"${mark}", and their authors are called 負荷試験 and a number.`);
}

function readSummary(file: string): Summary {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Summary;
  } catch (cause) {
    throw new StartFailure('k6 ended without a summary: it says why above.', { cause });
  }
}

const countOutcomes = ({ writes }: RunRecord) =>
  Object.fromEntries(
    [...Map.groupBy(writes, ({ outcome }) => outcome)].map(([name, made]) => [name, made.length]),
  );

/** Runs a scenario against a site, and says what came of it. */
export async function runLoad(
  given: LoadArguments,
  signal: AbortSignal,
  say: (line: string) => void,
): Promise<LoadReport> {
  const release = await holdRun(root);
  try {
    const earlier = given.compare === undefined ? undefined : readEarlier(given.compare, given.name);
    const origin = originOf(given);
    const site = await lookAtSite(origin);
    const k6 = findK6(say);
    const content = await findContent(site);
    const pace = { scenario: scenarios[given.name], rate: given.rate, length: given.length };
    const run = randomBytes(3).toString('hex');
    const mark = `負荷試験 ${run}`;
    announce(site, pace, mark, given.members, say);
    const folder = join(root, `${new Date().toISOString().slice(0, 19).replaceAll(':', '')}-${given.name}`);
    mkdirSync(folder, { recursive: true });
    const file = (name: string) => join(folder, name);
    const sessions = await logMembersIn(site, given.members, join(root, 'members.json'));
    writePrivately(file('sessions.json'), JSON.stringify(sessions));
    const plan: Plan = {
      ...{ options: optionsOf(pace, objectives), origin, tokenEndpoint: tokenEndpoint(site) },
      ...{ clientId: site.clientId, socketPath: site.socketPath, mark, content },
      ...{ sessionsFile: file('sessions.json'), summaryFile: file('summary.json') },
    };
    writeFileSync(file('plan.json'), JSON.stringify(plan));
    signal.throwIfAborted();
    const startedAt = Date.now();
    const here = machine();
    const running = startK6(k6.path, file('plan.json'), file('record.ndjson'));
    signal.addEventListener('abort', running.stop);
    await running.ended;
    signal.removeEventListener('abort', running.stop);
    say('Comparing the books …');
    const record = await readRecord(file('record.ndjson'), startedAt);
    const summary = readSummary(file('summary.json'));
    const books = await lookAtBooks(origin, record, startedAt);
    const report: LoadReport = {
      ...{ scenario: given.name, run, origin, startedAt: new Date(startedAt).toISOString() },
      ...{ brokenOff: signal.aborted, machine: here, k6: k6.version },
      ...{ rate: given.rate, length: given.length, members: given.members },
      arrivals: Array.from({ length: lengthOf(pace) }, (_, second) => arrivalsAt(pace, second)),
      dropped: summary.metrics.dropped_iterations?.values.count ?? 0,
      verdicts: [
        ...verdictsOfK6(summary),
        ...(books ? verdictsOfBooks(pace.scenario, objectives, books) : []),
      ],
      details: books ? detailsOf(books) : [],
      ...{ totals: record.totals, seconds: record.seconds, writes: countOutcomes(record), books },
    };
    writeFileSync(file('report.json'), `${JSON.stringify(report)}\n`);
    const beside = earlier && { report: earlier, rows: compare(earlier, report) };
    writeFileSync(file('report.html'), htmlOf(report, beside));
    for (const line of [...linesOf(report), ...(beside ? comparisonLines(beside.rows) : [])]) say(line);
    say(`Report: ${relative(repository, file('report.html'))}, and report.json beside it`);
    return report;
  } finally {
    release();
  }
}
