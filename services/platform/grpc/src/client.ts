import { type Client as GrpcClient, Metadata, type ServiceError, status } from '@grpc/grpc-js';
import type { MethodDefinition } from '@grpc/proto-loader';
import { callerSignal } from '@ideabox/lifecycle';
import { currentRequestId } from '@ideabox/telemetry';
import { createBreaker } from './breaker.ts';
import { type Credentials, credentialsKey } from './credentials.ts';
import { type FullName, loadService, ownerOf } from './load.ts';
import { setRequestId } from './request-id.ts';
import { createTransport } from './transport.ts';

export { status };

type Request<Method> = Method extends MethodDefinition<infer In, infer _, infer __, infer ___> ? In : never;
type Response<Method> =
  Method extends MethodDefinition<infer _, infer __, infer ___, infer Out> ? Out : never;

/** A call that came back with another status than OK, or not at all. */
export class RpcFailure extends Error {
  override name = 'RpcFailure';
  readonly code: status;
  readonly details: string;

  constructor(error: ServiceError) {
    super(`${status[error.code]}: ${error.details}`, { cause: error });
    this.code = error.code;
    this.details = error.details;
  }

  /** The other side is down, too slow or overloaded: trying later may help. */
  get unavailable(): boolean {
    return [
      status.UNAVAILABLE,
      status.DEADLINE_EXCEEDED,
      status.RESOURCE_EXHAUSTED,
      status.INTERNAL,
    ].includes(this.code);
  }
}

/**
 * The other side does not let this part call it: a fault of keys or of code, which no retry heals and nothing may stand in
 * for. It is no RpcFailure, so that it is told as what it is where those are expected.
 */
export class CallRefused extends Error {
  override name = 'CallRefused';
}

const failureOf = (error: ServiceError, service: FullName, method: string): RpcFailure | CallRefused =>
  error.code === status.UNAUTHENTICATED || error.code === status.PERMISSION_DENIED
    ? new CallRefused(`${service} refuses our call of ${method}: ${status[error.code]}`)
    : new RpcFailure(error);

/** Calls of one service. Every call has a deadline. @throws RpcFailure, CallRefused */
export type Client<Definition> = {
  call: <Name extends keyof Definition & string>(
    method: Name,
    request: Request<Definition[Name]>,
    options?: { deadlineMs?: number },
  ) => Promise<Response<Definition[Name]>>;
  stream: <Name extends keyof Definition & string>(
    method: Name,
    request: Request<Definition[Name]>,
    options?: { deadlineMs?: number },
  ) => AsyncIterable<Response<Definition[Name]>>;
  close: () => void;
};

const channelOptions = {
  'grpc.lb_policy_name': 'round_robin',
  'grpc.service_config': JSON.stringify({ loadBalancingConfig: [{ round_robin: {} }] }),
  'grpc.initial_reconnect_backoff_ms': 200,
  'grpc.max_reconnect_backoff_ms': 2_000,
  // Servers end connections after a while, so that those which have come since are found.
  'grpc.dns_min_time_between_resolutions_ms': 5_000,
  'grpc.max_receive_message_length': 16 * 1024 * 1024,
};

/**
 * The address of who is gone may swallow connections, and grpc-js waits for each as long as the system does: two minutes. Whoever has
 * heard nothing for so long looks the name up anew, and connects anew.
 */
const renewAfterMs = 3_000;

/** By which it is told that nobody answered; every other status is an answer. */
const silent = new Set([status.UNAVAILABLE, status.DEADLINE_EXCEEDED]);

const notAnswering = Object.assign(new Error('it has not answered lately'), {
  code: status.UNAVAILABLE,
  details: 'it has not answered lately',
  metadata: new Metadata(),
});

/** Whether its health service answers, whatever it says; an empty request asks for all. */
const isHealthy = (client: GrpcClient, signal: AbortSignal): Promise<boolean> =>
  new Promise((resolve) => {
    const asBytes = (bytes: Buffer) => bytes;
    const call = client.makeUnaryRequest(
      '/grpc.health.v1.Health/Check',
      asBytes,
      asBytes,
      Buffer.alloc(0),
      (error) => resolve(!signal.aborted && (!error || !silent.has(error.code))),
    );
    signal.addEventListener('abort', () => call.cancel());
  });

/** A client of the service at `address` (host:port), balancing over all addresses that the name resolves to. */
export const createClient = <Definition>(options: {
  address: string;
  service: FullName;
  credentials: Credentials;
  /** Default deadline of a unary call. */
  deadlineMs?: number;
}): Client<Definition> => {
  const { address, service } = options;
  const Constructor = loadService(service);
  const { transport = createTransport() } = options.credentials;
  let client: GrpcClient = new Constructor(address, transport.forClient(), channelOptions);
  let renewedAt = performance.now();
  const renew = () => {
    client.close();
    // Other clients of this address may share the connections that are lost.
    const apart = { ...channelOptions, 'grpc.use_local_subchannel_pool': 1 };
    client = new Constructor(address, transport.forClient(), apart);
    renewedAt = performance.now();
  };
  const metadata = async () => {
    const sent = new Metadata();
    setRequestId(sent);
    sent.set(credentialsKey, await options.credentials(ownerOf(service)));
    return sent;
  };
  // biome-ignore lint/suspicious/noExplicitAny: methods are looked up by name, and typed by Client above
  const methods = () => client as any;
  const deadline = (ms: number) => ({ deadline: Date.now() + ms });
  const breaker = createBreaker({
    probe: async (signal) => {
      const isThere = await isHealthy(client, signal);
      const heardAt = Math.max(breaker.lastAnswer(), renewedAt);
      if (!isThere && performance.now() - heardAt > renewAfterMs) renew();
      return isThere;
    },
  });
  return {
    call: async (method, request, { deadlineMs = options.deadlineMs ?? 2_000 } = {}) => {
      const signal = callerSignal();
      const sent = await metadata();
      signal?.throwIfAborted();
      const waiting = new AbortController();
      const asked = { caller: currentRequestId() ?? '', route: method };
      const end = await breaker.begin(asked, () => waiting.abort());
      if (!end) throw new RpcFailure(notAnswering);
      return new Promise((resolve, reject) => {
        const leave = () => call.cancel();
        waiting.signal.addEventListener('abort', leave);
        const call = methods()[method](
          request,
          sent,
          deadline(deadlineMs),
          (error: ServiceError | null, response: never) => {
            signal?.removeEventListener('abort', leave);
            if (error?.code === status.CANCELLED && signal?.aborted) {
              end('left');
              return reject(signal.reason);
            }
            const inVain = error?.code === status.CANCELLED && waiting.signal.aborted;
            end(error && (inVain || silent.has(error.code)) ? 'failed' : 'answered');
            if (inVain) reject(new RpcFailure(notAnswering));
            else if (error) reject(failureOf(error, service, method));
            else resolve(response);
          },
        );
        signal?.addEventListener('abort', leave, { once: true });
      });
    },
    stream: async function* (method, request, { deadlineMs = 10 * 60_000 } = {}) {
      const stream = methods()[method](request, await metadata(), deadline(deadlineMs));
      try {
        yield* stream;
      } catch (error) {
        throw failureOf(error as ServiceError, service, method);
      } finally {
        // Who stops reading early must not keep the other side sending; what comes of it is nobody's failure.
        stream.on('error', () => undefined);
        stream.cancel();
      }
    },
    close: () => {
      breaker.stop();
      client.close();
    },
  };
};
