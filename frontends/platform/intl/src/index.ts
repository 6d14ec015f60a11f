export * from './bcp47.ts';
export * from './format-date.ts';
export * from './intl.ts';
export * from './locales.ts';
export * from './messages-provider.tsx';
export * from './use-date.ts';
export * from './use-text.ts';
export * from './use-time-ago.ts';
