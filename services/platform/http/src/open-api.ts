import { z } from 'zod';
import { takenEverywhere } from './read-query.ts';
import type { Route } from './route.ts';

const schemaOf = (schema: z.ZodType, io: 'input' | 'output') => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    target: 'draft-2020-12',
  });
  return rest;
};

const json = (schema: unknown) => ({ content: { 'application/json': { schema } } });

const bodyOf = (route: Route<never>, body: z.ZodType) => {
  if (route.file) {
    const { types, maxBytes } = route.file;
    const files = types.map((type) => [type, { schema: { contentMediaType: type, maxLength: maxBytes } }]);
    return { required: true, content: Object.fromEntries(files) };
  }
  const schema = schemaOf(body, 'input');
  const form = route.form ? { 'application/x-www-form-urlencoded': { schema } } : {};
  return { required: !body.safeParse({}).success, content: { ...json(schema).content, ...form } };
};

const csvOf = (route: Route<never>) => (route.csv ? { 'text/csv': { schema: { type: 'string' } } } : {});

const parametersOf = (route: Route<never>, where: 'path' | 'query') => {
  const shape = (where === 'path' ? route.params : route.query) ?? {};
  return Object.entries(shape).map(([name, schema]) => ({
    name,
    in: where,
    required: where === 'path' || !schema.safeParse(undefined).success,
    schema: schemaOf(schema, 'input'),
  }));
};

const fieldsParameter = (result: z.ZodObject) => ({
  name: 'fields',
  in: 'query',
  required: false,
  schema: { type: 'array', items: { enum: Object.keys(result.shape) } },
});

/** Described once, by the gateway. */
const everywhere = (route: Route<never>) =>
  takenEverywhere
    .filter((name) => !Object.hasOwn(route.query ?? {}, name))
    .map((name) => ({ $ref: `#/components/parameters/${name}` }));

const idempotencyKey = ({ attempt }: Route<never>) => ({
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    `The same key and request by the same member within ${attempt ? '30 days' : '24 hours'} is answered once more, not done ` +
    `once more${attempt ? `; GET /attempts/{key} tells what became of it, as the kind "${attempt}"` : ''}`,
  schema: { type: 'string', format: 'uuid' },
});

/** Each of its fields may be left out, by `fields`. */
const itemOf = ({ result }: Route<never>) => {
  if (!result) return { type: 'object' };
  const { required: _, ...item } = schemaOf(result, 'output');
  return item;
};

const countedAt = {
  type: 'string',
  format: 'date-time',
  description: 'Since when the figures stand; left out where they are of this moment',
};

const metadataOf = ({ many, dated }: Route<never>) => {
  const when = { type: 'object', properties: { counted_at: countedAt } };
  const page = { $ref: '#/components/schemas/Metadata' };
  if (!dated) return page;
  return many ? { allOf: [page, when] } : when;
};

const resultsOf = (route: Route<never>) => {
  const item = itemOf(route);
  const metadata = metadataOf(route);
  if (!route.many) {
    const properties = { results: item, ...(route.dated && { metadata }) };
    return { type: 'object', properties, required: ['results'] };
  }
  return {
    type: 'object',
    properties: { results: { type: 'array', items: item }, metadata },
    required: ['results', 'metadata'],
  };
};

const contentOf = (route: Route<never>) => {
  if (route.produces) return { [route.produces]: {} };
  return { ...json(resultsOf(route)).content, ...csvOf(route) };
};

const rangeHeaders = ['Range', 'If-Range', 'If-None-Match'].map((name) => ({
  name,
  in: 'header',
  required: false,
  schema: { type: 'string' },
}));

const operationOf = (route: Route<never>, service: string) => {
  const member = route.access !== 'anyone';
  const write = route.method !== 'get';
  const statuses = [
    // A parameter that it does not name is refused by every call.
    400,
    401,
    // A suspended member is refused by every call.
    403,
    ...(route.notFound ? [404] : []),
    ...(write ? [409] : []),
    ...(route.body ? [413, 415] : []),
    ...(route.download ? [416] : []),
    ...(route.refusals ?? []),
    429,
    503,
  ];
  const failures = [...new Set(statuses)]
    .sort()
    .map((status) => [status, { $ref: '#/components/responses/Error' }]);
  const success = route.success ?? (route.method === 'post' ? 201 : 200);
  return {
    operationId: `${route.method}${route.path.replaceAll(/[/:._]+(\w)/g, (_, letter: string) => letter.toUpperCase())}`,
    summary: route.summary,
    tags: [route.heading ?? service],
    security: member ? [{ bearer: [] }] : [{}, { bearer: [] }],
    parameters: [
      ...parametersOf(route, 'path'),
      ...parametersOf(route, 'query'),
      ...(route.result ? [fieldsParameter(route.result)] : []),
      ...everywhere(route),
      ...(write ? [idempotencyKey(route)] : []),
      ...(route.download ? rangeHeaders : []),
    ],
    ...(route.body ? { requestBody: bodyOf(route, route.body) } : {}),
    responses: {
      [success]: { description: 'Success', content: contentOf(route) },
      ...(route.download
        ? {
            206: { description: 'The part that was asked for', content: contentOf(route) },
            304: { description: 'It is what the caller has' },
          }
        : {}),
      ...Object.fromEntries(failures),
    },
  };
};

/** A service's part of the OpenAPI 3.1 document, from the schemas that check its requests. */
export const openApiOf = (service: string, routes: Route<never>[]) => {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const route of routes) {
    const path = route.path.replaceAll(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [route.method]: operationOf(route, service) };
  }
  return { paths };
};
