import { type Metadata, ServerInterceptingCall, type ServerInterceptor, status } from '@grpc/grpc-js';
import type { Caller } from '@ideabox/protos';
import { type Logger, type Metrics, withRequestId } from '@ideabox/telemetry';
import { type CallerKeys, createCallerReader, credentialsKey } from './credentials.ts';
import { ownerOf } from './load.ts';
import { requestIdOf } from './request-id.ts';
import type { Service } from './service.ts';

type Door = { callers: readonly Caller[]; readCaller: (credentials: string) => Promise<Caller> };

/** Probes have no key. */
const isHealth = (path: string) => path.startsWith('/grpc.health.v1.Health/');

/**
 * Lets nobody but those whom an RPC names through to it, and refuses others before anything that they send is read. Why is
 * logged; the answer does not say.
 */
export const createAdmission = async (options: {
  services: Service[];
  callerKeys: CallerKeys;
  log: Logger;
  metrics: Metrics;
}): Promise<ServerInterceptor> => {
  const doors = new Map<string, Door>();
  for (const { name, rpcs } of options.services) {
    const readCaller = await createCallerReader(ownerOf(name), options.callerKeys);
    for (const [method, { callers }] of Object.entries(rpcs))
      doors.set(`/ideabox.${name}/${method}`, { callers, readCaller });
  }
  const refused = options.metrics.counter('rpc_refused_total', 'Calls by who may not', ['rpc', 'status']);

  /** @returns why a call is refused, or undefined. */
  const judge = async (path: string, metadata: Metadata) => {
    const door = doors.get(path);
    if (!door) return { code: status.PERMISSION_DENIED };
    try {
      const caller = await door.readCaller(String(metadata.get(credentialsKey)[0] ?? ''));
      return door.callers.includes(caller) ? undefined : { code: status.PERMISSION_DENIED, caller };
    } catch (error) {
      return { code: status.UNAUTHENTICATED, why: String(error) };
    }
  };

  const refusalOf = async (path: string, metadata: Metadata) => {
    const fault = await judge(path, metadata);
    if (!fault) return undefined;
    const told = { ...fault, rpc: path, status: status[fault.code] };
    refused.inc({ rpc: path, status: told.status });
    withRequestId(requestIdOf(metadata), () => options.log.warn(told, 'a call was refused'));
    return { code: fault.code, details: 'refused' };
  };

  return ({ path }, call) =>
    new ServerInterceptingCall(call, {
      start: (next) =>
        next({
          onReceiveMetadata: async (metadata, go) => {
            const refusal = isHealth(path) ? undefined : await refusalOf(path, metadata);
            if (refusal) call.sendStatus(refusal);
            else go(metadata);
          },
        }),
    });
};
