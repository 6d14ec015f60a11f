import type { Boot } from './boots.ts';
import { countsOf, type StepReport, totalOf } from './report.ts';

const slowest = 10;

const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0);

function slowestFiles(steps: StepReport[]): string[] {
  const files = steps.flatMap((step) => step.files).sort((a, b) => b.seconds - a.seconds);
  if (files.length === 0) return [];
  return [
    'The slowest files:',
    ...files.slice(0, slowest).map(({ seconds, file }) => `${seconds.toFixed(1).padStart(7)} s  ${file}`),
  ];
}

function shareOfBoots(steps: StepReport[], boots: Boot[]): string[] {
  if (boots.length === 0) return [];
  const ofFiles = sum(steps.flatMap((step) => step.files).map((file) => file.seconds));
  const seconds = sum(boots.map((boot) => boot.ms)) / 1000;
  const share = ofFiles > 0 ? Math.round((100 * seconds) / ofFiles) : 0;
  return [`${boots.length} boots took ${seconds.toFixed(1)} s, ${share}% of the time of all test files`];
}

function failures(steps: StepReport[]): string[] {
  const failed = steps.filter((step) => countsOf(step).failed > 0);
  if (failed.length === 0) return [];
  const told = failed.flatMap((step) => {
    const files = step.files.filter((file) => file.failure);
    if (files.length === 0) return [`✘ ${step.name}\n${step.output.trimEnd()}`];
    return files.map(({ file, failure }) => `✘ ${file}\n${failure?.trimEnd()}`);
  });
  return ['', 'What failed:', ...told, ''];
}

/** What is said at the end. Its last line is the counts. */
export function summaryOf(steps: StepReport[], boots: Boot[]): string[] {
  const { passed, failed, skipped } = totalOf(steps);
  return [
    ...failures(steps),
    ...slowestFiles(steps),
    ...shareOfBoots(steps, boots),
    `${passed} passed, ${failed} failed, ${skipped} skipped`,
  ];
}
