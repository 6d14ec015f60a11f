import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { repository } from '../../stack/folder/folders.ts';
import type { Boot } from './boots.ts';
import { type StepReport, totalOf } from './report.ts';

const reportPath = resolve(repository, '.local/test/report.json');

export interface RunFacts {
  arguments: string[];
  began: Date;
  seed: number | undefined;
  cores: number;
  leftOut: string[];
}

/** What a run has found, for programs to read. */
export function writeReport(facts: RunFacts, steps: StepReport[], boots: Boot[]): void {
  mkdirSync(dirname(reportPath), { recursive: true });
  const seconds = (Date.now() - facts.began.getTime()) / 1000;
  writeFileSync(
    reportPath,
    JSON.stringify({ ...facts, seconds, counts: totalOf(steps), steps, boots }, null, 1),
  );
}
