import type { EventEmitter } from 'node:events';
import {
  type handleServerStreamingCall,
  type handleUnaryCall,
  type Metadata,
  Server,
  type ServerWritableStream,
  type ServiceDefinition,
  status,
  type UntypedServiceImplementation,
} from '@grpc/grpc-js';
import { CallerGone, whileWanted } from '@ideabox/lifecycle';
import { type Logger, type Metrics, withRequestId } from '@ideabox/telemetry';
import { HealthImplementation } from 'grpc-health-check';
import { createAdmission } from './admission.ts';
import type { CallerKeys } from './credentials.ts';
import { loadService } from './load.ts';
import { requestIdOf } from './request-id.ts';
import type { Service } from './service.ts';
import { createTransport, type Transport } from './transport.ts';

/** How old a connection may become, so that callers find servers that have come since; it is spread by a tenth. */
const connectionAgeMs = 30_000;
/** What is under way then may go on: exports and replays have ten minutes. */
const connectionGraceMs = 11 * 60_000;

type Failure = { code?: unknown; details?: unknown };

const answerTo = (error: unknown, method: string, log: Logger) => {
  if (error instanceof CallerGone) return { code: status.CANCELLED, details: 'the caller has gone' };
  const { code, details } = error as Failure;
  if (typeof code === 'number' && typeof details === 'string') return { code, details };
  log.error({ err: error, method }, 'RPC failed');
  return { code: status.INTERNAL, details: 'internal' };
};

/** Resolves when the caller has read enough, or has gone. */
const canGoOn = (call: ServerWritableStream<unknown, unknown>) =>
  new Promise<void>((resolve) => {
    const done = () => {
      call.off('drain', done).off('cancelled', done).off('close', done);
      resolve();
    };
    call.on('drain', done).on('cancelled', done).on('close', done);
    if (call.cancelled) done();
  });

/** Works under the id of the request that it is for, as long as the caller waits: it may go, or its deadline pass. */
const forCaller = <T>(call: EventEmitter & { metadata: Metadata }, work: () => T): T => {
  const leaving = new AbortController();
  call.once('cancelled', () => leaving.abort(new CallerGone()));
  return withRequestId(requestIdOf(call.metadata), () => whileWanted(leaving.signal, work));
};

const implement = ({ name, rpcs }: Service, log: Logger, afterCall: () => void) => {
  const definition: ServiceDefinition = loadService(name).service;
  const implementation: UntypedServiceImplementation = {};
  for (const [method, { responseStream }] of Object.entries(definition)) {
    const handle = rpcs[method]?.handle as ((request: unknown) => unknown) | undefined;
    if (!handle) throw new Error(`${name} has no handler for ${method}`);
    const unary: handleUnaryCall<unknown, unknown> = (call, callback) =>
      forCaller(call, async () => {
        try {
          callback(null, (await handle(call.request)) as object);
        } catch (error) {
          callback(answerTo(error, method, log));
        }
        afterCall();
      });
    const streaming: handleServerStreamingCall<unknown, unknown> = (call) =>
      forCaller(call, async () => {
        try {
          for await (const message of handle(call.request) as AsyncIterable<unknown>) {
            if (call.cancelled) return;
            if (!call.write(message)) await canGoOn(call);
          }
          call.end();
        } catch (error) {
          // A destroyed call would send no status, and the caller would wait until its deadline.
          call.emit('error', Object.assign(new Error('stream failed'), answerTo(error, method, log)));
        }
      });
    implementation[method] = responseStream ? streaming : unary;
  }
  return { definition, implementation };
};

/**
 * Serves RPCs to the callers that they name, and the standard health service to everyone.
 * @returns the bound port, `drain`, after which probes hear that it is not ready, and `stop`, which sends clients away (GOAWAY) and lets
 * calls under way end.
 */
export const serveGrpc = async (options: {
  services: Service[];
  callerKeys: CallerKeys;
  host: string;
  port: number;
  log: Logger;
  metrics: Metrics;
  afterCall?: () => void;
  transport?: Transport;
  connectionAgeMs?: number;
}): Promise<{ port: number; drain: () => void; stop: () => Promise<void> }> => {
  const { transport = createTransport() } = options;
  const server = new Server({
    'grpc.max_connection_age_ms': options.connectionAgeMs ?? connectionAgeMs,
    'grpc.max_connection_age_grace_ms': connectionGraceMs,
    'grpc.max_receive_message_length': 16 * 1024 * 1024,
    interceptors: [await createAdmission(options)],
  });
  for (const item of options.services) {
    const { definition, implementation } = implement(
      item,
      options.log,
      options.afterCall ?? (() => undefined),
    );
    server.addService(definition, implementation);
  }
  const health = new HealthImplementation({ '': 'SERVING' });
  health.addToServer(server);
  const port = await new Promise<number>((resolve, reject) =>
    server.bindAsync(`${options.host}:${options.port}`, transport.forServer(), (error, bound) =>
      error ? reject(error) : resolve(bound),
    ),
  );
  const drain = () => health.setStatus('', 'NOT_SERVING');
  const stop = () =>
    new Promise<void>((resolve) => {
      drain();
      server.tryShutdown(() => resolve());
      setTimeout(() => server.forceShutdown(), 5_000).unref();
    });
  return { port, drain, stop };
};
