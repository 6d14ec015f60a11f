// Loaded before a deployable: tells `npm run dev`, which reads the other end, of each file of ours that it imports.
import { writeSync } from 'node:fs';
import { registerHooks } from 'node:module';

const channel = 3;

registerHooks({
  resolve(specifier, context, nextResolve) {
    const found = nextResolve(specifier, context);
    if (found.url.startsWith('file:') && !found.url.includes('/node_modules/')) {
      writeSync(channel, `${found.url}\n`);
    }
    return found;
  },
});
