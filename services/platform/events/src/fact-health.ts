import type { Logger, Metrics } from '@ideabox/telemetry';

/** On what the way of facts depends. */
export type Part = 'streams' | 'consumers' | 'publishing' | 'log';

/** What keeps facts from flowing: told in the log when it begins and ends, in a metric, and to whoever asks for it. */
export type FactHealth = {
  troubled: (part: Part, error: unknown) => void;
  well: (part: Part) => void;
  /** What is wrong, in a line each. */
  troubles: () => string[];
  /** Notes that something was made or opened anew. */
  restored: (what: 'stream' | 'consumer' | 'connection' | 'facts', name: string) => void;
};

export const createFactHealth = ({ log, metrics }: { log: Logger; metrics: Metrics }): FactHealth => {
  const errors = new Map<Part, string>();
  const troubled = metrics.gauge('facts_troubled', 'Whether this part keeps facts from flowing', ['part']);
  const restored = metrics.counter(
    'facts_restored_total',
    'Streams and consumers made, connections opened and facts published again, because the former were gone or did not work',
    ['what'],
  );
  return {
    troubled: (part, error) => {
      if (!errors.has(part)) log.error({ err: error, part }, 'facts do not flow');
      errors.set(part, error instanceof Error ? error.message : String(error));
      troubled.set({ part }, 1);
    },
    well: (part) => {
      if (errors.delete(part)) log.info({ part }, 'facts flow again');
      troubled.set({ part }, 0);
    },
    troubles: () => [...errors].map(([part, message]) => `facts, ${part}: ${message}`),
    restored: (what, name) => {
      log.warn({ what, name }, 'made anew');
      restored.inc({ what });
    },
  };
};
