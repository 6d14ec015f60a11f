import type { Logger } from '@ideabox/telemetry';
import type { Request, Response } from 'express';
import type { Answer } from './answer.ts';
import { ApiError } from './api-error.ts';
import { sendFile } from './send-file.ts';
import { beginStream, isStream, sendStream } from './send-stream.ts';

type Item = Record<string, unknown>;

/** What an item does not have (as nobody else has a member's private fields) it has not for being named, either. */
const select = (item: Item, fields: string[] | null, omit: readonly string[]): Item => {
  if (fields) return Object.fromEntries(fields.map((field) => [field, item[field]]));
  if (omit.length === 0) return item;
  return Object.fromEntries(Object.entries(item).filter(([field]) => !omit.includes(field)));
};

const selected = (body: unknown, fields: string[] | null, omit: readonly string[]): unknown => {
  const { results, ...rest } = body as { results: Item | Item[] };
  const pick = (item: Item) => select(item, fields, omit);
  return { results: Array.isArray(results) ? results.map(pick) : pick(results), ...rest };
};

/** What may be kept: by the gateway for a second, by a browser only after asking whether it still holds. */
const sharedCache = 'public, max-age=0, s-maxage=1, stale-while-revalidate=5';
const personalCache = 'private, max-age=0, must-revalidate';

export const sendAnswer = async (
  response: Response,
  answer: Answer,
  how: { fields: string[] | null; shared: boolean; omit: readonly string[] },
): Promise<void> => {
  const begun = isStream(answer.body) ? await beginStream(answer.body) : undefined;
  const cacheControl = answer.cacheControl ?? (how.shared ? sharedCache : personalCache);
  response.status(answer.status).set('Cache-Control', cacheControl);
  if (!how.shared) response.vary('Authorization');
  if (answer.fileName)
    response.set({
      'Content-Disposition': `attachment; filename="${answer.fileName}"`,
      'X-Content-Type-Options': 'nosniff',
    });
  if (answer.contentType) response.type(answer.contentType);
  if (answer.file) {
    await sendFile(response, answer.file);
  } else if (begun) {
    await sendStream(response, begun);
  } else if (answer.contentType) {
    response.send(answer.body);
  } else {
    const plain = how.fields === null && how.omit.length === 0;
    response.json(plain ? answer.body : selected(answer.body, how.fields, how.omit));
  }
};

type BodyFault = { type?: string; status?: number };

/** What reading a body, or express itself, can trip over. */
const requestFault = (error: unknown): ApiError | undefined => {
  const { type, status } = error as BodyFault;
  if (type === 'entity.too.large') return new ApiError(413, 'Payload too large');
  if (type === 'charset.unsupported' || type === 'encoding.unsupported')
    return new ApiError(415, 'Unsupported media type');
  if (type !== undefined || error instanceof URIError || status === 400)
    return new ApiError(400, 'Invalid Request');
};

/** A write that nobody could do is told apart from one whose outcome nobody knows. */
const isUnsureWrite = ({ method }: Request, { status }: ApiError) =>
  status === 503 && !['GET', 'HEAD'].includes(method);

/** Answers an error in the contract's form; what is unforeseen is logged whole and leaves without detail. */
export const sendError = (
  response: Response,
  error: unknown,
  options: { explain: (error: unknown) => ApiError | undefined; log: Logger },
): void => {
  const known = error instanceof ApiError ? error : (options.explain(error) ?? requestFault(error));
  if (!known) options.log.error({ err: error }, 'unforeseen error');
  if (response.headersSent) {
    response.destroy();
    return;
  }
  const answer = known ?? new ApiError(500, 'A server error has occurred');
  response
    .status(answer.status)
    .set({ ...answer.headers, 'Cache-Control': 'no-store' })
    .json({
      message: answer.message,
      request_id: response.get('X-Request-Id'),
      errors: answer.errors,
      prohibited: answer.prohibited,
      may_have_happened: isUnsureWrite(response.req, answer) ? answer.mayHaveHappened : undefined,
    });
};
