import { serveGrpc, service } from '@ideabox/grpc';
import { type Caller, callers } from '@ideabox/protos';
import type { ContentServiceDefinition } from '@ideabox/protos/content/v1/ContentService';
import { createLogger, createMetrics } from '@ideabox/telemetry';
import { keyPair } from './tokens.ts';

export const keys = keyPair();

const callerKeys = Object.fromEntries(callers.map((caller) => [caller, [keys.publicKey]])) as Record<
  Caller,
  string[]
>;

/** A server on a free port, that answers ideas with nothing; `answered` is told of each list of settings. */
export const serveContent = ({
  answered = () => undefined,
  connectionAgeMs,
}: {
  answered?: () => void;
  connectionAgeMs?: number;
} = {}) =>
  serveGrpc({
    services: [
      service<ContentServiceDefinition>('content.v1.ContentService', {
        ListSettings: {
          callers: ['ideas'],
          handle: async () => {
            answered();
            return { settings: [] };
          },
        },
        ReadNews: { callers: ['ideas'], handle: async () => ({ news: [] }) },
        ExportMember: {
          callers: ['ideas'],
          handle: async function* () {
            yield { section: 'reports', rows: [] };
          },
        },
      }),
    ],
    ...{ callerKeys, host: '127.0.0.1', port: 0 },
    ...(connectionAgeMs === undefined ? {} : { connectionAgeMs }),
    ...{ log: createLogger('test', 'silent'), metrics: createMetrics('test') },
  });
