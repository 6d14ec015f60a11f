import { sql } from '@ideabox/postgres';
import { type ConsumerOptions, startConsumer } from './consumer.ts';
import { forgetOldFacts } from './fact-log.ts';
import type { Subscription } from './subscription.ts';
import { startWatch } from './watch.ts';

type Options = ConsumerOptions & { subscriptions: Subscription[] };

const inboxDays = 30;

/**
 * Starts one durable consumer for each subscription, and watches over them and the streams. @returns what stops them, after
 * the batch at hand.
 */
export const startConsumers = (options: Options): { stop: () => Promise<void> } => {
  const { db, bus, log, health } = options;
  const consumers = options.subscriptions.map((subscription) => startConsumer(options, subscription));
  const stopWatch = startWatch({ db, bus, health, consumers, wakeRelay: options.afterBatch });
  const prune = setInterval(
    () =>
      Promise.all([
        db.run(sql`DELETE FROM inbox WHERE received_at < now() - make_interval(days => ${inboxDays})`),
        forgetOldFacts(db),
      ]).catch((error) => log.warn({ err: error }, 'could not prune inbox and log')),
    60 * 60 * 1000,
  ).unref();
  return {
    stop: async () => {
      clearInterval(prune);
      stopWatch();
      await Promise.all(consumers.map(({ stop }) => stop()));
    },
  };
};
