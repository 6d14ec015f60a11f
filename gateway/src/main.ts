import { ConfigError } from '@ideabox/config';
import { runProcess } from '@ideabox/lifecycle';
import { createLogger } from '@ideabox/telemetry';
import { startGateway } from './start-gateway.ts';

await runProcess(createLogger('gateway'), async () => {
  try {
    return await startGateway();
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
});
