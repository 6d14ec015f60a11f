export { type Breaker, createBreaker, type Outcome } from './breaker.ts';
export { CallRefused, type Client, createClient, RpcFailure, status } from './client.ts';
export { type CallerKeys, type Credentials, createCredentials } from './credentials.ts';
export type { FullName } from './load.ts';
export { type RpcError, rpcError } from './rpc-error.ts';
export { serveGrpc } from './server.ts';
export { type Service, service } from './service.ts';
export { createTransport, type TlsFiles, type Transport } from './transport.ts';
