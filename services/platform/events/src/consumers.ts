import { setTimeout as wait } from 'node:timers/promises';
import { type Database, sql } from '@ideabox/postgres';
import type { Logger } from '@ideabox/telemetry';
import { AckPolicy, type ConsumerMessages, DeliverPolicy, type JsMsg } from '@nats-io/jetstream';
import { nanos } from '@nats-io/transport-node';
import { type Bus, factStream } from './bus.ts';
import { deliver } from './deliver.ts';
import type { Subscription } from './subscription.ts';

type Options = {
  service: string;
  db: Database;
  bus: Bus;
  log: Logger;
  /** How long a fact may be taken and not confirmed before it is given out again. */
  ackMs: number;
  /** How long a fact that failed waits for its second try. */
  retryMs: number;
  subscriptions: Subscription[];
  /** Called when effects are committed: they may have published facts of their own. */
  afterBatch: () => void;
};

const maxUnacknowledged = 400;
const batchSize = 100;
const inboxDays = 30;

const openMessages = async (options: Options, subscription: Subscription): Promise<ConsumerMessages> => {
  const { js, jsm } = await options.bus.link();
  const durable = `${options.service}-${subscription.event.replaceAll('.', '-')}`;
  await jsm.consumers.info(factStream, durable).catch(() =>
    jsm.consumers.add(factStream, {
      durable_name: durable,
      filter_subject: `ideabox.${subscription.event}`,
      ack_policy: AckPolicy.Explicit,
      deliver_policy: DeliverPolicy.All,
      ack_wait: nanos(options.ackMs),
      max_ack_pending: maxUnacknowledged,
    }),
  );
  const consumer = await js.consumers.get(factStream, durable);
  return consumer.consume({ max_messages: batchSize, expires: 30_000 });
};

const startConsumer = (options: Options, subscription: Subscription) => {
  const waiting: JsMsg[] = [];
  let stopping = false;
  let messages: ConsumerMessages | undefined;
  let pumping: Promise<void> | undefined;
  const pump = async () => {
    while (waiting.length > 0) {
      await deliver(options, subscription, waiting.splice(0, batchSize));
      options.afterBatch();
    }
    pumping = undefined;
  };
  const loop = async () => {
    while (!stopping) {
      try {
        messages = await openMessages(options, subscription);
        for await (const message of messages) {
          waiting.push(message);
          pumping ??= pump();
        }
      } catch (error) {
        if (!stopping) options.log.warn({ err: error, event: subscription.event }, 'consumer interrupted');
      }
      if (!stopping) await wait(500, undefined, { ref: false });
    }
  };
  loop();
  return async () => {
    stopping = true;
    messages?.stop();
    await pumping;
  };
};

/** Starts one durable consumer for each subscription. @returns what stops them, after the batch at hand. */
export const startConsumers = (options: Options): { stop: () => Promise<void> } => {
  const stops = options.subscriptions.map((subscription) => startConsumer(options, subscription));
  const prune = setInterval(
    () =>
      options.db
        .run(sql`DELETE FROM inbox WHERE received_at < now() - make_interval(days => ${inboxDays})`)
        .catch((error) => options.log.warn({ err: error }, 'could not prune the inbox')),
    60 * 60 * 1000,
  ).unref();
  return {
    stop: async () => {
      clearInterval(prune);
      await Promise.all(stops.map((stop) => stop()));
    },
  };
};
