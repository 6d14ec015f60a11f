import { CallerGone, whileWanted } from '@ideabox/lifecycle';
import type { Logger, Metrics } from '@ideabox/telemetry';
import { newRequestId, withRequestId } from '@ideabox/telemetry';
import express, { type ErrorRequestHandler, type RequestHandler, type Response } from 'express';
import type { Answer } from './answer.ts';
import { ApiError } from './api-error.ts';
import { asCsv } from './as-csv.ts';
import { type KeyedRequest, keyedRequest } from './keyed-request.ts';
import { openApiOf } from './open-api.ts';
import { parseQuery } from './read-query.ts';
import { type Admitted, admit, readRequest } from './read-request.ts';
import type { Caller, Route } from './route.ts';
import { sendAnswer, sendError } from './send.ts';

type Bearer = { id: string; name: string; roles: string[] };

type Options<Context> = {
  service: string;
  routes: Route<Context>[];
  context: Context;
  /** Reads the header that the gateway vouches with; rejects what is not in order. */
  readPassport: (passport: string) => Promise<Bearer>;
  /** The contract's answer to an error that the domain or a store threw; undefined when it is none of theirs. */
  explain: (error: unknown) => ApiError | undefined;
  /** Whether the service can do its work now. */
  ready: () => Promise<boolean>;
  /** What does not work and keeps nobody from being served, a line each. */
  troubles?: () => string[];
  /**
   * Answers a write that may come again under the same key: prepares and runs it, with the context to run it in, or gives the
   * first answer. @throws ApiError 409 when the key came with another request.
   */
  once: (
    write: KeyedRequest,
    prepare: () => Promise<unknown>,
    run: (context: Context, prepared: unknown) => Promise<Answer>,
  ) => Promise<Answer>;
  /** Called after each answered write. */
  afterWrite?: () => void;
  log: Logger;
  metrics: Metrics;
};

const requestId: RequestHandler = (request, response, next) => {
  const given = request.headers['x-request-id'];
  const id = typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : newRequestId();
  response.set('X-Request-Id', id);
  withRequestId(id, () => next());
};

const readCaller = async (options: Options<never>, passport: string | undefined): Promise<Caller | null> => {
  if (passport === undefined) return null;
  const bearer = await options.readPassport(passport).catch(() => {
    throw new ApiError(401, 'Signature verification failed', { headers: { 'WWW-Authenticate': 'Bearer' } });
  });
  return { ...bearer, role: bearer.roles[0] ?? 'general' };
};

/** Before the body is read: what a stranger sends is nobody's business to parse. */
const admission =
  <Context>(options: Options<Context>, route: Route<Context>): RequestHandler =>
  async (request, response, next) => {
    const caller = await readCaller(options as never, request.get('x-passport'));
    response.locals.admitted = admit(route as never, request, caller);
    next();
  };

/** Aborted when the client goes away before its answer is whole. */
const leavingOf = (response: Response): AbortSignal => {
  const leaving = new AbortController();
  response.once('close', () => {
    if (!response.writableFinished) leaving.abort(new CallerGone());
  });
  return leaving.signal;
};

/** A read ends with who asked for it; a write, once it has come, is made whether or not its answer is waited for. */
const handler = <Context>(options: Options<Context>, route: Route<Context>): RequestHandler => {
  const answer = answerer(options, route);
  if (route.method !== 'get') return answer;
  return (request, response, next) => whileWanted(leavingOf(response), () => answer(request, response, next));
};

const answerer =
  <Context>(options: Options<Context>, route: Route<Context>): RequestHandler =>
  async (request, response) => {
    const admitted: Admitted = response.locals.admitted;
    const { caller } = admitted;
    const { fields, input } = readRequest(route as never, request, admitted);
    const prepare = async () => route.prepare?.(options.context, input as never);
    const handle = (context: Context, prepared: unknown) =>
      route.handle(context, { ...input, prepared } as never);
    const keyed = route.method === 'get' ? undefined : keyedRequest(request, caller, route);
    const given = await (keyed
      ? options.once(keyed, prepare, handle)
      : handle(options.context, await prepare()));
    if (route.csv) response.vary('Accept');
    const csv = route.csv && request.accepts(['application/json', 'text/csv']) === 'text/csv';
    const answer = csv ? asCsv(given, fields ?? Object.keys(route.result?.shape ?? {})) : given;
    const shared = route.method === 'get' && route.access === 'anyone' && !answer.personal;
    await sendAnswer(response, answer, { fields, shared, omit: fields ? [] : (route.onlyOnRequest ?? []) });
    if (route.method !== 'get') options.afterWrite?.();
  };

const bodyReaders = (
  { body, file }: Pick<Route<never>, 'body' | 'file'>,
  json: RequestHandler,
): RequestHandler[] => {
  if (!body) return [];
  return [file ? express.raw({ type: [...file.types], limit: file.maxBytes }) : json];
};

/** An express application that serves the routes below `/api/v1`, and health, metrics and documentation beside them. */
export const createApi = <Context>(options: Options<Context>): express.Express => {
  const { log, metrics, routes } = options;
  const seconds = metrics.duration('http_request_seconds', 'Time to answer', ['method', 'route', 'status']);
  const app = express();
  app.disable('x-powered-by');
  app.set('query parser', parseQuery);
  app.get('/livez', (_request, response) => void response.send('ok'));
  app.get('/readyz', async (_request, response) => {
    const ready = await options.ready().catch(() => false);
    const lines = [ready ? 'ok' : 'not ready', ...(options.troubles?.() ?? [])];
    response.status(ready ? 200 : 503).send(lines.join('\n'));
  });
  app.get('/metrics', async (_request, response) => {
    response.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
  app.use(requestId);
  const documentation = openApiOf(options.service, routes as Route<never>[]);
  app.get('/openapi.json', (_request, response) => void response.json(documentation));
  const json = express.json({ limit: '256kb', strict: true });
  const form = express.urlencoded({ limit: '16kb', extended: false, parameterLimit: 50 });
  for (const route of routes) {
    const timed: RequestHandler = (request, response, next) => {
      const end = seconds.startTimer({ method: request.method, route: route.path });
      response.on('finish', () => {
        end({ status: String(response.statusCode) });
        log.info(
          { method: request.method, url: request.originalUrl, status: response.statusCode },
          'answered',
        );
      });
      next();
    };
    const path = route.path.startsWith('/rss') ? route.path : `/api/v1${route.path}`;
    app[route.method](
      path,
      timed,
      admission(options, route),
      ...bodyReaders(route, json),
      ...(route.form ? [form] : []),
      handler(options, route),
    );
  }
  app.use(() => {
    throw new ApiError(404, 'Data not found');
  });
  const onError: ErrorRequestHandler = (error, _request, response, _next) => {
    if (!(error instanceof CallerGone)) sendError(response, error, options);
  };
  app.use(onError);
  return app;
};
