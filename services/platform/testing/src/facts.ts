import { readFileSync } from 'node:fs';
import { createBus, factStream } from '@ideabox/events';
import { type EventName, type Events, protoRoot } from '@ideabox/protos';
import { createLogger } from '@ideabox/telemetry';

/** Every fact of one kind that is on a NATS server, in order. */
export const publishedFacts = async <Name extends EventName>(
  natsUrl: string,
  name: Name,
): Promise<Events[Name][]> => {
  const bus = createBus({ url: natsUrl, name: 'test', log: createLogger('test', 'silent') });
  try {
    const { jsm } = await bus.link();
    const { state } = await jsm.streams.info(factStream);
    const facts: Events[Name][] = [];
    // A stream that never had a message says that its first is 0, which no message is.
    for (let seq = Math.max(state.first_seq, 1); seq <= state.last_seq; seq += 1) {
      const message = await jsm.streams.getMessage(factStream, { seq });
      if (message?.subject === `ideabox.${name}`) facts.push(message.json());
    }
    return facts;
  } finally {
    await bus.close();
  }
};

/** The golden example of a fact, which its producer's and its consumers' tests share. */
export const goldenFact = <Name extends EventName>(name: Name): Events[Name] =>
  JSON.parse(readFileSync(`${protoRoot}fixtures/${name}.json`, 'utf8'));

/** The names and types of a fact's fields: what producer and consumer have to agree on. */
export const shapeOf = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.slice(0, 1).map(shapeOf);
  if (typeof value !== 'object' || value === null) return typeof value;
  const entries = Object.entries(value).map(([key, item]) => [key, shapeOf(item)] as const);
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
};
