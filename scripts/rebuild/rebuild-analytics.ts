import { createClient } from '@ideabox/grpc';
import type { AnalyticsServiceDefinition } from '@ideabox/protos/analytics/v1/AnalyticsService';
import type { RebuildResponse__Output as Step } from '@ideabox/protos/analytics/v1/RebuildResponse';
import { StartFailure } from '../command-line/start-failure.ts';
import { findAddresses, findCredentials } from '../stack/access.ts';
import { createProgressLine } from './progress-line.ts';

const deadlineMs = 6 * 60 * 60_000;

const nameOf = (stage: Step['stage']) => stage.replace('REBUILD_STAGE_', '').toLowerCase();

const line = ({ stage, read, removed, corrected, done }: Step): string => {
  if (stage === 'REBUILD_STAGE_COUNTS') return `  counts: ${corrected} corrected`;
  return `  ${nameOf(stage)}: ${read}${done ? `, ${removed} removed` : ''}`;
};

/** Has analytics rebuild itself, and shows how far it is. @returns what came of it, in a line. */
export const rebuildAnalytics = async (): Promise<string> => {
  const address = process.env.ANALYTICS_GRPC_ADDRESS || findAddresses().ANALYTICS_GRPC_ADDRESS;
  const client = createClient<AnalyticsServiceDefinition>({
    address,
    service: 'analytics.v1.AnalyticsService',
    credentials: await findCredentials(),
  });
  const progress = createProgressLine();
  const done: Step[] = [];
  try {
    for await (const step of client.stream('Rebuild', {}, { deadlineMs })) {
      progress.show(line(step), step.done);
      if (step.done) done.push(step);
    }
  } catch (error) {
    progress.end();
    const { details } = error as { details?: string };
    throw new StartFailure(`The analytics service at ${address} did not rebuild: ${details ?? error}`, {
      cause: error,
    });
  } finally {
    client.close();
  }
  const facts = done.filter(({ stage }) => stage !== 'REBUILD_STAGE_COUNTS');
  const read = facts.map((step) => `${step.read} ${nameOf(step.stage)}`).join(', ');
  const removed = facts.reduce((sum, step) => sum + step.removed, 0);
  const corrected = done.reduce((sum, step) => sum + step.corrected, 0);
  return `Rebuilt analytics: ${read}; ${removed} rows removed, ${corrected} counts corrected`;
};
