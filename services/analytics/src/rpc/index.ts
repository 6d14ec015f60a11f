import { service } from '@ideabox/grpc';
import type { AnalyticsServiceDefinition } from '@ideabox/protos/analytics/v1/AnalyticsService';
import type { Context } from '../context.ts';
import { importUsage } from './import-usage.ts';
import { rebuild } from './rebuild.ts';

export const rpc = (context: Context) => [
  service<AnalyticsServiceDefinition>('analytics.v1.AnalyticsService', {
    Rebuild: { callers: ['scripts'], handle: () => rebuild(context) },
    ImportUsage: { callers: ['scripts'], handle: importUsage(context) },
  }),
];
