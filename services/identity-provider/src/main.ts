import { readConfig, url } from '@ideabox/config';
import { runProcess } from '@ideabox/lifecycle';
import { isMigration, runMigration } from '@ideabox/postgres';
import { createLogger } from '@ideabox/telemetry';
import { settings } from './config.ts';
import { createProvider } from './create-provider.ts';
import { migrations } from './migrations.ts';

if (isMigration()) {
  const { DATABASE_URL } = readConfig({ DATABASE_URL: url() });
  await runMigration(DATABASE_URL, migrations, createLogger('identity-provider'));
} else {
  const config = readConfig(settings);
  const log = createLogger('identity-provider', config.LOG_LEVEL);
  await runProcess(log, () => createProvider(config, log));
}
