import type { Database } from '@ideabox/postgres';
import type { RebuildResponse } from '@ideabox/protos/analytics/v1/RebuildResponse';
import { applyFacts } from '../store/facts/apply-facts.ts';
import type { Fact } from '../store/facts/fact.ts';
import { removeStale } from '../store/facts/remove-stale.ts';
import { SourceFailed } from './source-failed.ts';

async function* received<Part>(table: string, parts: AsyncIterable<Part>): AsyncGenerator<Part> {
  try {
    yield* parts;
  } catch (error) {
    throw new SourceFailed(table, error);
  }
}

/**
 * Writes one kind of fact again from what its source streams, then takes out what the source did not tell of. A stream
 * that breaks off throws, before anything is taken out.
 */
export async function* rebuildFacts<Part, Message>(
  { db, generation }: { db: Database; generation: number },
  stage: RebuildResponse['stage'],
  fact: Fact<Message>,
  parts: AsyncIterable<Part>,
  messagesOf: (part: Part) => Message[],
  alsoDo: (messages: Message[]) => Promise<void> = async () => undefined,
): AsyncGenerator<RebuildResponse> {
  let read = 0;
  for await (const part of received(fact.table, parts)) {
    const messages = messagesOf(part);
    await applyFacts(db, fact, messages, 'replay');
    await alsoDo(messages);
    read += messages.length;
    yield { stage, read };
  }
  const removed = await removeStale(db, fact, generation);
  yield { stage, read, removed, done: true };
}
