import type { ServiceName } from '@ideabox/protos';
import type { CallClass } from '../overload/call-class.ts';
import { compressed, type Encoding, worthCompressing } from './encodings.ts';

/** An answer with the forms of its body that were asked for. */
export type Form = {
  etag: string | undefined;
  /** Names and values in turn, without those that depend on the form of the body. */
  headers: string[];
  body: Buffer;
  /** It came compressed, as `headers` say, and is sent as it is. */
  isCompressed?: boolean;
  br?: Buffer;
  gzip?: Buffer;
};

/** An answer that is alike for everyone. */
export type Entry = Form & {
  /** What it is the answer to. */
  asked: { service: ServiceName; route: string; url: string; accept: string; callClass: CallClass };
  /** Times of `performance.now()`. */
  freshUntil: number;
  staleUntil: number;
  checkedAt: number;
  /** The count of writes when it was asked for. */
  version: number;
};

/** The encoding that it is sent in to a client that takes `wanted`. */
export const encodingOf = ({ body, isCompressed }: Form, wanted: Encoding): Encoding =>
  isCompressed || body.length < worthCompressing ? 'identity' : wanted;

/** The body in one encoding, compressed once; undefined while it is not there. */
export const bodyIn = (entry: Form, encoding: Encoding): Buffer | undefined =>
  encoding === 'identity' ? entry.body : entry[encoding];

const underWay = new WeakMap<Form, Map<Encoding, Promise<Buffer>>>();

/** Makes the body in one encoding, for all who wait for it at once. */
export const prepareBody = async (entry: Form, encoding: Encoding): Promise<Buffer> => {
  if (encoding === 'identity') return entry.body;
  const jobs = underWay.get(entry) ?? new Map<Encoding, Promise<Buffer>>();
  underWay.set(entry, jobs);
  const job = jobs.get(encoding) ?? compressed(entry.body, encoding);
  jobs.set(encoding, job);
  const body = await job;
  entry[encoding] = body;
  return body;
};
