import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '@ideabox/postgres';
import type { Logger } from '@ideabox/telemetry';
import { AckPolicy, type ConsumerMessages, DeliverPolicy, type JsMsg } from '@nats-io/jetstream';
import { nanos } from '@nats-io/transport-node';
import type { Bus } from './bus.ts';
import { deliver } from './deliver.ts';
import type { FactHealth } from './fact-health.ts';
import { factStream, lacks, orMissing } from './streams.ts';
import type { Subscription } from './subscription.ts';

export type ConsumerOptions = {
  service: string;
  db: Database;
  bus: Bus;
  log: Logger;
  health: FactHealth;
  /** How long a fact that was taken is nobody else's; renewed for as long as it is worked on. */
  ackMs: number;
  /** How long a fact that failed waits for its second try. */
  retryMs: number;
  /** Called when effects are committed: they may have published facts of their own. */
  afterBatch: () => void;
};

/** What a service takes of one event. */
export type Consumer = {
  durable: string;
  /** When JetStream made the consumer that is read from; undefined while none is. */
  created: () => string | undefined;
  /** Leaves off, and opens it again, making it where it is missing. */
  reopen: () => void;
  /** Ends after the batch at hand; what was not begun is for others at once. */
  stop: () => Promise<void>;
};

const reopenMs = 500;

/** How many facts are taken in one transaction, and may be in memory. Those of an import hold up to a thousand rows each. */
const boundsOf = (event: string) =>
  event.endsWith('Imported') ? { batch: 100, inMemory: 400 } : { batch: 500, inMemory: 1_000 };

const open = async (options: ConsumerOptions, durable: string, event: string) => {
  const { js, jsm } = await options.bus.link();
  const { batch, inMemory } = boundsOf(event);
  const settings = { ack_wait: nanos(options.ackMs), max_ack_pending: inMemory };
  const held = await orMissing(jsm.consumers.info(factStream, durable));
  if (!held)
    await jsm.consumers.add(factStream, {
      durable_name: durable,
      filter_subject: `ideabox.${event}`,
      ack_policy: AckPolicy.Explicit,
      deliver_policy: DeliverPolicy.All,
      ...settings,
    });
  else if (lacks(held.config, settings)) await jsm.consumers.update(factStream, durable, settings);
  const consumer = await js.consumers.get(factStream, durable);
  const { created } = await consumer.info(true);
  const messages = await consumer.consume({
    max_messages: batch,
    expires: 30_000,
    abort_on_missing_resource: true,
  });
  return { created, messages, made: !held };
};

export const startConsumer = (options: ConsumerOptions, subscription: Subscription): Consumer => {
  const { service, bus, log, health, ackMs } = options;
  const { event } = subscription;
  const durable = `${service}-${event.replaceAll('.', '-')}`;
  const { batch } = boundsOf(event);
  const waiting: JsMsg[] = [];
  let inHand: JsMsg[] = [];
  const stopped = new AbortController();
  const stopping = stopped.signal;
  let opened = false;
  let current: { created: string; messages: ConsumerMessages } | undefined;
  let pumping: Promise<void> | undefined;
  const pump = async () => {
    while (waiting.length > 0) {
      inHand = waiting.splice(0, batch);
      await deliver(options, subscription, inHand, stopping);
      inHand = [];
      options.afterBatch();
    }
    pumping = undefined;
  };
  const renewal = setInterval(() => {
    if (!bus.connected()) return;
    for (const message of [...inHand, ...waiting]) message.working();
  }, ackMs / 3).unref();
  const loop = async () => {
    while (!stopping.aborted) {
      try {
        const { made, ...read } = await open(options, durable, event);
        if (stopping.aborted) return read.messages.stop();
        if (made && opened) health.restored('consumer', durable);
        current = read;
        opened = true;
        for await (const message of current.messages) {
          waiting.push(message);
          pumping ??= pump();
        }
      } catch (error) {
        if (!stopping.aborted) log.warn({ err: error, event }, 'consumer interrupted');
      }
      current = undefined;
      if (!stopping.aborted) await wait(reopenMs, undefined, { ref: false });
    }
  };
  loop();
  return {
    durable,
    created: () => current?.created,
    reopen: () => current?.messages.stop(),
    stop: async () => {
      stopped.abort();
      current?.messages.stop();
      for (const message of waiting.splice(0)) message.nak();
      await pumping;
      clearInterval(renewal);
    },
  };
};
