export * from './platform/bundling/src/index.ts';
