import { apiBase, origin } from '../product.ts';
import type { Method } from '../record-calls.ts';
import type { Schema } from './schema.ts';

type Parameter = { name: string; in: 'path' | 'query' | 'header'; required: boolean; schema: Schema };

type Described = {
  tags: string[];
  security: object[];
  parameters: Parameter[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, { content?: Record<string, { schema?: object }> }>;
};

/** One call of the contract as its OpenAPI document describes it. */
export type Operation = {
  name: string;
  method: Method;
  /** With its parameters in braces, below the API's base. */
  path: string;
  service: string;
  memberOnly: boolean;
  /** That of the JSON body, where there is one. */
  body: Schema | undefined;
  /** What kind of body it takes. */
  bodyType: string;
  query: Parameter[];
  statuses: number[];
  /** What it may answer with, by status and media type. */
  contents: Record<string, Record<string, { schema?: object }>>;
};

const toOperation = (path: string, method: string, described: Described): Operation => ({
  name: `${method.toUpperCase()} ${path}`,
  method: method as Method,
  path,
  service: described.tags[0] ?? '',
  memberOnly: described.security.length === 1,
  body: described.requestBody?.content['application/json']?.schema,
  bodyType: Object.keys(described.requestBody?.content ?? {})[0] ?? 'application/json',
  query: described.parameters.filter((parameter) => parameter.in === 'query'),
  statuses: Object.keys(described.responses).map(Number),
  contents: Object.fromEntries(
    Object.entries(described.responses).map(([status, { content = {} }]) => [status, content]),
  ),
});

/** Every call below the API's base, as the running product describes itself. */
export const loadOperations = async (): Promise<Operation[]> => {
  const answer = await fetch(`${origin}${apiBase}/openapi.json`);
  const { paths } = (await answer.json()) as { paths: Record<string, Record<string, Described>> };
  return Object.entries(paths)
    .filter(([, item]) => !('servers' in item))
    .flatMap(([path, item]) =>
      Object.entries(item).map(([method, described]) => toOperation(path, method, described)),
    );
};

/** What fits where it is not the id of something. */
const fitting: Record<string, string> = { code: '1000013', key: '11111111-1111-4111-8111-111111111111' };

/** Its path with these values, `other` where none is given. */
export const pathOf = ({ path }: Operation, values: Record<string, string>, other?: string): string =>
  path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(values[name] ?? other ?? fitting[name] ?? '1'),
  );
