export type Paths = Record<string, Record<string, unknown>>;

const error = {
  description: 'Refused, or not possible now',
  headers: { 'X-Request-Id': { schema: { type: 'string' } } },
  content: {
    'application/json': {
      schema: {
        type: 'object',
        properties: {
          message: { type: 'string' },
          request_id: { type: 'string' },
          errors: { type: 'object', additionalProperties: { type: 'array', items: { type: 'string' } } },
          may_have_happened: {
            type: 'boolean',
            description: 'In a 503 to a write: whether it may have taken effect',
          },
          prohibited: { type: 'object', additionalProperties: { type: 'string' } },
        },
        required: ['message', 'request_id'],
      },
    },
  },
};

const parameters = {
  visitor_id: {
    name: 'visitor_id',
    in: 'query',
    description: 'Taken by every call; never changes an answer',
    schema: { type: 'string' },
  },
  lang: {
    name: 'lang',
    in: 'query',
    description:
      'Taken by every call: one of ja, en, fr, es, pt, ru, zh, else Japanese; what is written in languages is answered in it, what members wrote as it is',
    schema: { type: 'string' },
  },
};

const count = { type: 'integer', minimum: 0 };

const metadata = {
  type: 'object',
  properties: {
    resultset: {
      type: 'object',
      properties: { count, limit: count, offset: count },
      required: ['count', 'limit', 'offset'],
    },
  },
  required: ['resultset'],
};

const atSiteRoot = (path: string) => path === '/rss';

/** One OpenAPI document of the services' parts. */
export const merge = (parts: Paths[]) => {
  const paths = Object.fromEntries(
    parts
      .flatMap((part) => Object.entries(part))
      .map(([path, item]) => [path, atSiteRoot(path) ? { servers: [{ url: '/' }], ...item } : item] as const)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
  return {
    openapi: '3.1.0',
    info: {
      title: 'Ideabox API',
      version: '1',
      description:
        'Ideas of the public: read by everyone, written by members. Lengths of texts are counted as people see characters, an emoji as ' +
        'one, however many code points it has: `x-max-characters` is that limit, `maxLength` what no text within it is longer than. ' +
        'Control characters other than tab and line breaks are in no text, kept or looked for: 400, `prohibited_characters`.',
    },
    servers: [{ url: '/api/v1' }],
    paths,
    components: {
      parameters,
      responses: { Error: error },
      schemas: { Metadata: metadata },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  };
};

export type Document = ReturnType<typeof merge>;
