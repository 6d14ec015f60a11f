export * from './dialog-name.ts';
export * from './paths.ts';
export * from './remote.ts';
export * from './remote-descriptor.ts';
export * from './route-entry.ts';
export * from './session.ts';
export * from './shell.ts';
export * from './use-page-title.ts';
