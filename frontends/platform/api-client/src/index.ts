export * from './api-client.ts';
export * from './api-error.ts';
export * from './api-provider.tsx';
export * from './calls/index.ts';
export * from './page-of.ts';
export * from './query-client.ts';
export * from './random-id.ts';
export * from './visitor-id.ts';
