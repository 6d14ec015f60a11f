import { isDeepStrictEqual } from 'node:util';
import { JetStreamApiCodes, JetStreamApiError, type JetStreamManager } from '@nats-io/jetstream';
import { nanos } from '@nats-io/transport-node';

/** Every published fact. */
export const factStream = 'FACTS';
/** Facts that a consumer gave up on. */
export const deadLetterStream = 'DEAD_LETTERS';

const day = 24 * 60 * 60 * 1000;
const streams = [
  { name: factStream, subjects: ['ideabox.>'], max_age: nanos(14 * day), duplicate_window: nanos(120_000) },
  { name: deadLetterStream, subjects: ['dead.>'], max_age: nanos(90 * day) },
];

/** Undefined where JetStream knows no such stream or consumer. @throws what else keeps it from answering */
export const orMissing = <T>(answer: Promise<T>): Promise<T | undefined> =>
  answer.catch((error) => {
    const missing: number[] = [JetStreamApiCodes.StreamNotFound, JetStreamApiCodes.ConsumerNotFound];
    if (error instanceof JetStreamApiError && missing.includes(error.code)) return undefined;
    throw error;
  });

/** Whether what JetStream holds lacks a setting of ours. */
export const lacks = (held: object, wanted: object): boolean =>
  Object.entries(wanted).some(([name, value]) => !isDeepStrictEqual(held[name as never], value));

/** On how many servers each is kept; undefined leaves it as it is. */
type Replicas = number | undefined;

const streamsOn = (replicas: Replicas) =>
  streams.map((stream) => ({ ...stream, ...(replicas && { num_replicas: replicas }) }));

/** Makes the streams that are missing. @returns their names */
export const makeMissingStreams = async (jsm: JetStreamManager, replicas: Replicas): Promise<string[]> => {
  const made: string[] = [];
  for (const stream of streamsOn(replicas)) {
    if (await orMissing(jsm.streams.info(stream.name))) continue;
    await jsm.streams.add(stream);
    made.push(stream.name);
  }
  return made;
};

/** Gives the streams the settings of this release. */
export const applyStreamSettings = async (jsm: JetStreamManager, replicas: Replicas): Promise<void> => {
  for (const stream of streamsOn(replicas)) {
    const { config } = await jsm.streams.info(stream.name);
    if (lacks(config, stream)) await jsm.streams.update(stream.name, stream);
  }
};
