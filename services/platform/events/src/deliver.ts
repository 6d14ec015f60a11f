import { setTimeout as wait } from 'node:timers/promises';
import { type Database, isUnavailable } from '@ideabox/postgres';
import { type Logger, withRequestId } from '@ideabox/telemetry';
import type { JsMsg } from '@nats-io/jetstream';
import type { Bus } from './bus.ts';
import { bury } from './dead-letters.ts';
import { decodeEvent } from './decode-event.ts';
import { awayMs, backoffMs, isPoison } from './failure.ts';
import type { AfterCommit, Subscription } from './subscription.ts';
import { takeOnce } from './take-once.ts';

type Options = { service: string; db: Database; bus: Bus; log: Logger; retryMs: number };

const eventId = (message: JsMsg): string => message.headers?.get('event-id') ?? '';

/** The effect of a batch, in one transaction. */
const takeNow = async (options: Options, subscription: Subscription, batch: JsMsg[]): Promise<void> => {
  const { service, db } = options;
  const { event, handle } = subscription;
  const facts = batch.map((message) => ({
    id: eventId(message),
    event: decodeEvent(event, message.string()) as never,
  }));
  const after = await db.transaction<AfterCommit | undefined | void>((tx) =>
    takeOnce(tx, { service, event }, facts, handle),
  );
  await after?.();
};

/** The same, once the database is there. Until then the facts stay in hand: that it is away is no failure of theirs. */
const take = async (
  options: Options,
  subscription: Subscription,
  batch: JsMsg[],
  stopping: AbortSignal,
): Promise<void> => {
  for (let failures = 1; ; failures += 1) {
    try {
      return await takeNow(options, subscription, batch);
    } catch (error) {
      if (!isUnavailable(error) || stopping.aborted) throw error;
      if (failures === 1) options.log.warn({ err: error, event: subscription.event }, 'facts wait in hand');
      await wait(awayMs(failures), undefined, { signal: stopping, ref: false }).catch(() => undefined);
    }
  }
};

const takeOne = async (
  options: Options,
  subscription: Subscription,
  message: JsMsg,
  stopping: AbortSignal,
): Promise<void> => {
  const requestId = message.headers?.get('request-id') ?? '';
  try {
    await withRequestId(requestId, () => take(options, subscription, [message], stopping));
    message.ack();
  } catch (error) {
    const attempt = message.info.deliveryCount;
    const poison = isPoison(error, attempt);
    options.log.warn(
      { err: error, event: subscription.event, event_id: eventId(message), attempt, poison },
      'fact failed',
    );
    if (!poison) return message.nak(backoffMs(attempt, options.retryMs));
    const buried = bury(options.bus, { consumer: `${options.service}`, message, error });
    await buried.then(
      () => message.term(),
      () => message.nak(backoffMs(attempt, options.retryMs)),
    );
  }
};

/** Takes a batch at once; where that fails, each by itself, so that one bad fact keeps none of its neighbours. */
export const deliver = async (
  options: Options,
  subscription: Subscription,
  batch: JsMsg[],
  stopping: AbortSignal,
): Promise<void> => {
  if (batch.length > 1) {
    try {
      await take(options, subscription, batch, stopping);
      for (const message of batch) message.ack();
      return;
    } catch (error) {
      options.log.debug({ err: error, event: subscription.event }, 'batch failed, taking one by one');
    }
  }
  for (const message of batch) await takeOne(options, subscription, message, stopping);
};
