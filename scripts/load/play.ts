import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import objectivesJson from '../../deploy/load/objectives.json' with { type: 'json' };
import type { Objectives } from '../../deploy/load/objectives.ts';
import type { Plan } from '../../deploy/load/plan.ts';
import { StartFailure } from '../command-line/start-failure.ts';
import { writePrivately } from '../stack/folder/write-privately.ts';
import type { Summary } from './judge/verdicts.ts';
import type { Processor } from './local-product.ts';
import { arrivalsAt, lengthOf, optionsOf, type Pace } from './plan.ts';
import { type Ground, root } from './prepare.ts';
import { type RunRecord, readRecord } from './record/read-record.ts';
import { startK6 } from './run-k6.ts';
import { logMembersIn, tokenEndpoint } from './site/log-members-in.ts';

export const objectives: Objectives = objectivesJson;

const sampleMs = 2_000;

/** One run of k6, and what was seen of it. */
export interface Played {
  pace: Pace;
  startedAt: number;
  /** Visitors a second that were to come, by second. */
  arrivals: number[];
  record: RunRecord;
  summary: Summary;
  /** Processor seconds of the product's parts, as they grew; nothing of a site elsewhere. */
  processor: { second: number; used: Processor }[];
}

function readSummary(file: string, log: string): Summary {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Summary;
  } catch (cause) {
    throw new StartFailure(`k6 ended without a summary: ${log} says why.`, { cause });
  }
}

/** Lets the visitors of a scenario come at this pace. Where the product runs here, it has one core, if asked for, and they another. */
export async function play(
  ground: Ground,
  pace: Pace,
  { members, apart, signal }: { members: number; apart: boolean; signal: AbortSignal },
  name = '',
): Promise<Played> {
  const { site, k6, content, mark, local } = ground;
  const folder = join(ground.folder, name);
  mkdirSync(folder, { recursive: true });
  const file = (inIt: string) => join(folder, inIt);
  const sessions = await logMembersIn(site, members, join(root, 'members.json'));
  writePrivately(file('sessions.json'), JSON.stringify(sessions));
  const plan: Plan = {
    ...{ options: optionsOf(pace, objectives), origin: site.origin, tokenEndpoint: tokenEndpoint(site) },
    ...{ clientId: site.clientId, socketPath: site.socketPath, mark, content },
    ...{ sessionsFile: file('sessions.json'), summaryFile: file('summary.json') },
  };
  writeFileSync(file('plan.json'), JSON.stringify(plan));
  if (signal.aborted) throw new StartFailure('Broken off before anybody came.');
  const startedAt = Date.now();
  const k6Run = startK6(k6.path, {
    ...{ plan: file('plan.json'), record: file('record.ndjson'), log: file('k6.log') },
  });
  const giveBack = apart
    ? local?.share([k6Run.pid, process.pid].filter((pid) => pid !== undefined))
    : undefined;
  const processor: Played['processor'] = [];
  const sample = () => {
    if (local) processor.push({ second: (Date.now() - startedAt) / 1_000, used: local.processor() });
  };
  sample();
  const sampling = setInterval(sample, sampleMs);
  signal.addEventListener('abort', k6Run.stop);
  try {
    await k6Run.ended;
  } finally {
    clearInterval(sampling);
    signal.removeEventListener('abort', k6Run.stop);
    giveBack?.();
  }
  return {
    ...{ pace, startedAt, processor },
    arrivals: Array.from({ length: lengthOf(pace) }, (_, second) => arrivalsAt(pace, second)),
    record: await readRecord(file('record.ndjson'), startedAt),
    summary: readSummary(file('summary.json'), file('k6.log')),
  };
}
