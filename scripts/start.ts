import { runScript } from './stack/run-script.ts';
import { startDetached } from './start/detached.ts';
import { startInForeground } from './start/foreground.ts';

await runScript(process.argv.includes('--detach') ? startDetached : startInForeground);
