import { runServer } from '@ideabox/serving';
import { readConfig } from './config.ts';
import { createApp } from './create-app.ts';

const config = readConfig(process.env);

runServer('web', config.server, ({ log, isDraining }) => createApp(config, log, isDraining));
