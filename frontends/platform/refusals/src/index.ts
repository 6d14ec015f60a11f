export * from './use-error-text.ts';
export * from './use-server-words.ts';
