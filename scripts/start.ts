import { runScript } from './command-line/run-script.ts';
import { startDetached } from './start/detached.ts';
import { startInForeground } from './start/foreground.ts';

await runScript(process.argv.includes('--detach') ? startDetached : startInForeground);
