export { privateKey, publicKeys } from './keys.ts';
export { ConfigError, readConfig } from './read-config.ts';
export { grpcTls, tlsFilesOf } from './tls-files.ts';
export { drain, flag, list, logLevel, port, rpcBudget, settingsPoll, url, urls } from './variables.ts';
