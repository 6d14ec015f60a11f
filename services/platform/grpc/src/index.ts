export { type Client, createClient, RpcFailure, status } from './client.ts';
export { type RpcError, rpcError } from './rpc-error.ts';
export { type Service, serveGrpc, service } from './server.ts';
