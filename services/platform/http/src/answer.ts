import type { SentFile } from './send-file.ts';

/** What a route answers with. */
export type Answer = {
  status: number;
  body: unknown;
  contentType?: string;
  /** Sent in place of a body: resumable, conditional and in the encoding that its reader takes. */
  file?: SentFile;
  /** Whether the answer depends on who asks, and must not be kept for others. */
  personal?: boolean;
  /** How long it may be kept, where that is not as for every other answer. */
  cacheControl?: string;
  /** Under which name a browser stores it, where it is to be stored and not shown. */
  fileName?: string;
};

type Options = { personal?: boolean };

/** `countedAt`: since when it stands, where it was counted some time ago. */
type DatedOptions = Options & { countedAt?: Date | undefined };

const counted = (at: Date | undefined) => at && { counted_at: at.toISOString() };

/** One thing: `{"results": {…}}`. */
export const ok = (results: unknown, { countedAt, ...options }: DatedOptions = {}): Answer => ({
  status: 200,
  body: { results, metadata: counted(countedAt) },
  ...options,
});

export const created = (results: unknown): Answer => ({ status: 201, body: { results } });

export const accepted = (): Answer => ({ status: 202, body: { results: {} } });

/** Many things; `count` is how many match before paging. */
export const page = (
  results: unknown[],
  resultset: { count: number; limit: number; offset: number },
  { countedAt, ...options }: DatedOptions = {},
): Answer => {
  const { count, limit, offset } = resultset;
  const metadata = { resultset: { count, limit, offset }, ...counted(countedAt) };
  return { status: 200, body: { results, metadata }, ...options };
};

/**
 * Something other than JSON, or what is too long to hold at once: then `body` is sent piece by piece as it comes. What
 * fails before the first piece is answered as an error, what fails later breaks the connection off.
 */
export const raw = (
  contentType: string,
  body: string | Buffer | AsyncIterable<string | Buffer>,
  options: Options & { cacheControl?: string; fileName?: string } = {},
): Answer => ({ status: 200, body, contentType, ...options });

/** A file that any number of readers may take, each at their own pace. */
export const file = (
  contentType: string,
  sent: SentFile,
  options: Options & { cacheControl?: string; fileName?: string } = {},
): Answer => ({ status: 200, body: undefined, contentType, file: sent, ...options });
