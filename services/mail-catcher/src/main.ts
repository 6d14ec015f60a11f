import { readConfig } from '@ideabox/config';
import { runProcess } from '@ideabox/lifecycle';
import { createLogger } from '@ideabox/telemetry';
import { settings } from './config.ts';
import { startCatcher } from './start-catcher.ts';

const config = readConfig(settings);
const log = createLogger('mail-catcher', config.LOG_LEVEL);
await runProcess(log, () =>
  startCatcher({ host: config.HOST, smtpPort: config.SMTP_PORT, port: config.PORT }),
);
