import { credentials, type Client as GrpcClient, Metadata, type ServiceError, status } from '@grpc/grpc-js';
import type { MethodDefinition } from '@grpc/proto-loader';
import { currentRequestId } from '@ideabox/telemetry';
import { loadService, type ServiceName } from './load.ts';

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

/** Calls of one service. Every call has a deadline. @throws RpcFailure */
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
  'grpc.max_receive_message_length': 16 * 1024 * 1024,
};

/** A client of the service at `address` (host:port), balancing over all addresses that the name resolves to. */
export const createClient = <Definition>(options: {
  address: string;
  service: ServiceName;
  /** Default deadline of a unary call. */
  deadlineMs?: number;
}): Client<Definition> => {
  const Constructor = loadService(options.service);
  const client: GrpcClient = new Constructor(options.address, credentials.createInsecure(), channelOptions);
  const metadata = () => {
    const sent = new Metadata();
    const requestId = currentRequestId();
    if (requestId) sent.set('request-id', requestId);
    return sent;
  };
  // biome-ignore lint/suspicious/noExplicitAny: methods are looked up by name, and typed by Client above
  const methods = client as any;
  const deadline = (ms: number) => ({ deadline: Date.now() + ms });
  return {
    call: (method, request, { deadlineMs = options.deadlineMs ?? 2_000 } = {}) =>
      new Promise((resolve, reject) => {
        methods[method](
          request,
          metadata(),
          deadline(deadlineMs),
          (error: ServiceError | null, response: never) =>
            error ? reject(new RpcFailure(error)) : resolve(response),
        );
      }),
    stream: async function* (method, request, { deadlineMs = 10 * 60_000 } = {}) {
      const stream = methods[method](request, metadata(), deadline(deadlineMs));
      try {
        yield* stream;
      } catch (error) {
        throw new RpcFailure(error as ServiceError);
      } finally {
        // Who stops reading early must not keep the other side sending; what comes of it is nobody's failure.
        stream.on('error', () => undefined);
        stream.cancel();
      }
    },
    close: () => client.close(),
  };
};
