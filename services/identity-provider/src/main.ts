import { readConfig } from '@ideabox/config';
import { runProcess } from '@ideabox/lifecycle';
import { createLogger } from '@ideabox/telemetry';
import { settings } from './config.ts';
import { createProvider } from './create-provider.ts';

const config = readConfig(settings);
const log = createLogger('identity-provider', config.LOG_LEVEL);
await runProcess(log, () => createProvider(config, log));
