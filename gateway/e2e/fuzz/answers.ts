import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { Operation } from '../contract/operations.ts';
import { apiBase, origin } from '../product.ts';
import { noteCall } from '../record-calls.ts';
import type { FuzzRequest } from './request-of.ts';
import type { World } from './world.ts';

/** A call that takes longer hangs, on the slowest machine too. */
const longestMs = 60_000;

export type Answer = { status: number; headers: Headers; text: string };

export const send = async (operation: Operation, request: FuzzRequest, world: World): Promise<Answer> => {
  const { caller, path, accept, type, body } = request;
  const given = body === undefined ? {} : { 'Content-Type': type };
  const response = await fetch(`${origin}${apiBase}${path}`, {
    method: operation.method.toUpperCase(),
    headers: { ...world.callers[caller].headers, ...given, Accept: accept },
    ...(body === undefined ? {} : { body }),
    signal: AbortSignal.timeout(longestMs),
  });
  const text = await response.text();
  noteCall(operation.method, `${apiBase}${path}`, response.status);
  return { status: response.status, headers: response.headers, text };
};

type Content = Record<string, { schema?: object }>;

const pointer = (parts: string[]) =>
  parts.map((part) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/');

/** Tells what an answer has that its document does not promise; undefined where it keeps the promise. */
export const createJudge = (document: object) => {
  const ajv = new Ajv2020({ strict: false, allErrors: true, logger: false });
  addFormats.default(ajv);
  ajv.addSchema({ ...document, $id: 'https://api.example/' });
  const validators = new Map<string, ValidateFunction>();
  const validator = (where: string) => {
    const known = validators.get(where) ?? ajv.compile({ $ref: `https://api.example/#/${where}` });
    validators.set(where, known);
    return known;
  };
  const misfit = (where: string, text: string) => {
    const fits = validator(where);
    return fits(JSON.parse(text)) ? undefined : ajv.errorsText(fits.errors);
  };
  const errorAt = pointer(['components', 'responses', 'Error', 'content', 'application/json', 'schema']);

  const refused = ({ status, headers, text }: Answer) => {
    if (!headers.get('content-type')?.startsWith('application/json')) return 'is no JSON';
    if (status === 401 && !headers.has('www-authenticate')) return 'has no WWW-Authenticate';
    if (JSON.parse(text).request_id !== headers.get('x-request-id')) return 'names another request';
    return misfit(errorAt, text);
  };

  const succeeded = ({ path, method, contents }: Operation, { status, headers, text }: Answer) => {
    const type = headers.get('content-type')?.split(';')[0] as string;
    const content: Content = contents[status] ?? {};
    if (!(type in content)) return `is ${type}`;
    const isWhole = 'schema' in (content[type] ?? {});
    if (method === 'get' && isWhole && !headers.has('etag')) return 'has no ETag';
    if (type !== 'application/json' || !isWhole) return;
    return misfit(
      pointer(['paths', path, method, 'responses', String(status), 'content', type, 'schema']),
      text,
    );
  };

  const expected = ({ memberOnly }: Operation, { caller, odd }: FuzzRequest, status: number) => {
    if (caller === 'bad token') return status === 401;
    if (caller === 'suspended') return status === 403;
    if (caller === 'visitor' && memberOnly) return status === 401;
    return !odd || status >= 400;
  };

  return (operation: Operation, request: FuzzRequest, answer: Answer): string | undefined => {
    const { status, headers, text } = answer;
    if (!operation.statuses.includes(status)) return `is not in the document: ${text}`;
    if (status >= 500) return `is a failure: ${text}`;
    if (!expected(operation, request, status)) return 'is not for whom asks';
    if (!headers.has('x-request-id')) return 'has no X-Request-Id';
    return status >= 400 ? refused(answer) : succeeded(operation, answer);
  };
};
