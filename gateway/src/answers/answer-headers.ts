/** What a client may hear from a service; the rest is between the two of us. */
const fromService = new Set([
  'accept-ranges',
  'allow',
  'cache-control',
  'content-disposition',
  'content-encoding',
  'content-language',
  'content-length',
  'content-range',
  'content-type',
  'date',
  'etag',
  'idempotency-replayed',
  'last-modified',
  'location',
  'retry-after',
  'vary',
  'www-authenticate',
]);

type Headers = Record<string, string | string[] | undefined>;
type Header = [string, string | string[]];

const isGiven = (header: [string, string | string[] | undefined]): header is Header =>
  header[1] !== undefined;

/** The headers of a service's answer that go on to the client, by lower-case name. */
export const answerHeaders = (headers: Headers): Header[] =>
  Object.entries(headers)
    .filter(isGiven)
    .filter(([name]) => fromService.has(name));
