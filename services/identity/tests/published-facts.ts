import { createBus, decodeEvent, factStream } from '@ideabox/events';
import type { EventName, Events } from '@ideabox/protos';
import { createLogger } from '@ideabox/telemetry';

/** Every fact of this name that reached JetStream, oldest first: as it is on the wire, and decoded. */
export const publishedFacts = async <Name extends EventName>(natsUrl: string, name: Name) => {
  const bus = createBus({ url: natsUrl, name: 'test', log: createLogger('test', 'silent') });
  try {
    const { js } = await bus.link();
    const consumer = await js.consumers.get(factStream, { filter_subjects: `ideabox.${name}` });
    const { num_pending } = await consumer.info();
    const facts: { wire: Record<string, unknown>; message: Events[Name] }[] = [];
    while (facts.length < num_pending) {
      const fact = await consumer.next({ expires: 2_000 });
      if (!fact) break;
      facts.push({ wire: fact.json(), message: decodeEvent(name, fact.string()) });
    }
    return facts;
  } finally {
    await bus.close();
  }
};
