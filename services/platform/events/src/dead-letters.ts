import type { JsMsg } from '@nats-io/jetstream';
import { headers } from '@nats-io/transport-node';
import type { Bus } from './bus.ts';
import { deadLetterStream } from './streams.ts';

/** A fact that a consumer gave up on. */
export type DeadLetter = {
  /** Position in the dead-letter stream. */
  position: number;
  consumer: string;
  subject: string;
  eventId: string;
  error: string;
  buriedAt: string;
  body: string;
};

/** Moves a fact that keeps failing out of its consumer's way, where an operator sees it. */
export const bury = async (
  bus: Bus,
  given: { consumer: string; message: JsMsg; error: unknown },
): Promise<void> => {
  const { js } = await bus.link();
  const { consumer, message, error } = given;
  const meta = headers();
  meta.set('event-id', message.headers?.get('event-id') ?? '');
  meta.set('request-id', message.headers?.get('request-id') ?? '');
  meta.set('consumer', consumer);
  meta.set('subject', message.subject);
  meta.set(
    'error',
    String(error)
      .replaceAll(/[\r\n]+/g, ' ')
      .slice(0, 500),
  );
  await js.publish(`dead.${consumer}`, message.data, { headers: meta, timeout: 5_000 });
};

/** Every dead letter, oldest first; at most `limit`. */
export const listDeadLetters = async (bus: Bus, limit = 1_000): Promise<DeadLetter[]> => {
  const { jsm } = await bus.link();
  const { state } = await jsm.streams.info(deadLetterStream);
  const letters: DeadLetter[] = [];
  for (let seq = state.first_seq; seq <= state.last_seq && letters.length < limit; seq += 1) {
    const stored = await jsm.streams.getMessage(deadLetterStream, { seq }).catch(() => null);
    if (!stored) continue;
    letters.push({
      position: seq,
      consumer: stored.header.get('consumer'),
      subject: stored.header.get('subject'),
      eventId: stored.header.get('event-id'),
      error: stored.header.get('error'),
      buriedAt: stored.time.toISOString(),
      body: stored.string(),
    });
  }
  return letters;
};

/**
 * Publishes dead letters again and takes them out of the dead-letter stream. Consumers that had their effect the first
 * time know the event's id and do nothing.
 */
export const replayDeadLetters = async (bus: Bus, letters: DeadLetter[]): Promise<void> => {
  const { js, jsm } = await bus.link();
  for (const letter of letters) {
    const meta = headers();
    meta.set('event-id', letter.eventId);
    await js.publish(letter.subject, letter.body, { headers: meta, timeout: 5_000 });
    await jsm.streams.deleteMessage(deadLetterStream, letter.position);
  }
};
