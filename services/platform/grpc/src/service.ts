import type { MethodDefinition } from '@grpc/proto-loader';
import type { Caller } from '@ideabox/protos';
import type { FullName } from './load.ts';

// biome-ignore lint/suspicious/noExplicitAny: matches any method of a generated definition
type AnyMethod = MethodDefinition<any, any, any, any>;
type Input<Method> = Method extends MethodDefinition<infer _, infer __, infer In, infer ___> ? In : never;
type Output<Method> = Method extends MethodDefinition<infer _, infer Out, infer __, infer ___> ? Out : never;

/** Who may call an RPC, and what it does: a unary one answers with a promise, a streaming one is an async generator. */
type Rpc<Method> = {
  callers: readonly [Caller, ...Caller[]];
  handle: (request: Input<Method>) => Promise<Output<Method>> | AsyncIterable<Output<Method>>;
};

type Rpcs<Definition> = {
  [Name in keyof Definition as Definition[Name] extends AnyMethod ? Name : never]: Rpc<Definition[Name]>;
};

export type Service = {
  name: FullName;
  rpcs: Record<string, { callers: readonly Caller[]; handle: (request: never) => unknown }>;
};

/** A service with its callers and a handler for each of its RPCs. */
export const service = <Definition>(name: FullName, rpcs: Rpcs<Definition>): Service => ({
  name,
  rpcs: rpcs as Service['rpcs'],
});
