import { readConfig } from './src/config.ts';
import { startFront } from './src/start-front.ts';

const front = await startFront(readConfig(process.env));
process.on('SIGTERM', () => void front.stop());
process.on('SIGINT', () => void front.stop());
