import {
  type handleServerStreamingCall,
  type handleUnaryCall,
  Server,
  ServerCredentials,
  type ServerWritableStream,
  type ServiceDefinition,
  status,
  type UntypedServiceImplementation,
} from '@grpc/grpc-js';
import type { MethodDefinition } from '@grpc/proto-loader';
import { type Logger, newRequestId, withRequestId } from '@ideabox/telemetry';
import { HealthImplementation } from 'grpc-health-check';
import { loadService, type ServiceName } from './load.ts';

// biome-ignore lint/suspicious/noExplicitAny: matches any method of a generated definition
type AnyMethod = MethodDefinition<any, any, any, any>;
type Input<Method> = Method extends MethodDefinition<infer _, infer __, infer In, infer ___> ? In : never;
type Output<Method> = Method extends MethodDefinition<infer _, infer Out, infer __, infer ___> ? Out : never;

/** A unary RPC answers with a promise, a streaming one is an async generator. */
type Handlers<Definition> = {
  [Name in keyof Definition as Definition[Name] extends AnyMethod ? Name : never]: (
    request: Input<Definition[Name]>,
  ) => Promise<Output<Definition[Name]>> | AsyncIterable<Output<Definition[Name]>>;
};

export type Service = { name: ServiceName; handlers: Record<string, (request: never) => unknown> };

/** A service with one handler for each of its RPCs. */
export const service = <Definition>(name: ServiceName, handlers: Handlers<Definition>): Service => ({
  name,
  handlers: handlers as Service['handlers'],
});

type Failure = { code?: unknown; details?: unknown };

const answerTo = (error: unknown, method: string, log: Logger) => {
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

const implement = ({ name, handlers }: Service, log: Logger, afterCall: () => void) => {
  const definition: ServiceDefinition = loadService(name).service;
  const implementation: UntypedServiceImplementation = {};
  for (const [method, { responseStream }] of Object.entries(definition)) {
    const handler = handlers[method] as ((request: unknown) => unknown) | undefined;
    if (!handler) throw new Error(`${name} has no handler for ${method}`);
    const idOf = (call: { metadata: { get: (key: string) => unknown[] } }) =>
      String(call.metadata.get('request-id')[0] ?? newRequestId());
    const unary: handleUnaryCall<unknown, unknown> = (call, callback) =>
      withRequestId(idOf(call), async () => {
        try {
          callback(null, (await handler(call.request)) as object);
        } catch (error) {
          callback(answerTo(error, method, log));
        }
        afterCall();
      });
    const streaming: handleServerStreamingCall<unknown, unknown> = (call) =>
      withRequestId(idOf(call), async () => {
        try {
          for await (const message of handler(call.request) as AsyncIterable<unknown>) {
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
 * Serves RPCs and the standard health service.
 * @returns the bound port, and `stop`, which lets calls under way end.
 */
export const serveGrpc = async (options: {
  services: Service[];
  host: string;
  port: number;
  log: Logger;
  afterCall?: () => void;
}): Promise<{ port: number; stop: () => Promise<void> }> => {
  const server = new Server({ 'grpc.max_receive_message_length': 16 * 1024 * 1024 });
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
    server.bindAsync(`${options.host}:${options.port}`, ServerCredentials.createInsecure(), (error, bound) =>
      error ? reject(error) : resolve(bound),
    ),
  );
  const stop = () =>
    new Promise<void>((resolve) => {
      health.setStatus('', 'NOT_SERVING');
      server.tryShutdown(() => resolve());
      setTimeout(() => server.forceShutdown(), 5_000).unref();
    });
  return { port, stop };
};
