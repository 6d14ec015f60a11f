export { baseConfig, scriptRule } from './base-config.ts';
export { messageFolders } from './message-folders.ts';
export { remoteConfig } from './remote-config.ts';
export { shellConfig } from './shell-config.ts';
