import { didYouMean } from '../command-line/near-names.ts';
import { resetStack } from '../stack/folder/reset-stack.ts';
import { onStopSignal } from '../start/stop-signals.ts';
import { welcome } from '../start/welcome.ts';
import type { DevArguments } from './arguments.ts';
import { cleanUpWhenKilled } from './clean-up-when-killed.ts';
import { developAgainst } from './develop-against.ts';
import { type Following, followSource } from './follow-source.ts';
import { keysHelp, listenToKeys } from './keys.ts';
import { measure } from './measure/measure.ts';
import { openSite } from './open-site.ts';
import { type Development, stackName, startDevelopment } from './start-development.ts';
import { Terminal } from './terminal.ts';
import { watchDisk } from './watch-disk.ts';

/** Runs the product, or a front before another site's, until told to stop. */
export async function develop(given: DevArguments): Promise<void> {
  const terminal = new Terminal(given.log);
  const interrupted = new AbortController();
  const stop = () => {
    if (!interrupted.signal.aborted) terminal.say('dev', 'Stopping …');
    interrupted.abort();
  };
  onStopSignal(stop, () => process.exit(130));
  const untilStopped = new Promise<void>((resolve) => {
    interrupted.signal.addEventListener('abort', () => resolve());
  });
  if (given.against !== undefined) {
    return developAgainst({ ...given, against: given.against }, terminal, stop, untilStopped);
  }
  if (given.fresh) await resetStack(stackName);
  cleanUpWhenKilled(stackName);

  const began = performance.now();
  let development: Development;
  try {
    development = await startDevelopment(given.remotes, terminal, interrupted.signal);
  } catch (error) {
    if (interrupted.signal.aborted) return;
    throw error;
  }
  const { stack } = development;
  const closing: (() => Promise<void> | void)[] = [development.close];
  try {
    const following = await followSource(development, terminal);
    closing.push(following.close, watchDisk(stack.folders.root, terminal));
    closing.push(
      listenToKeys({
        quit: stop,
        open: () => openSite(stack.origin, (line) => terminal.say('dev', line)),
        restart: (answer) => restart(answer, development, following, terminal),
      }),
    );
    terminal.say('dev', `Ready in ${((performance.now() - began) / 1000).toFixed(1)} s`);
    terminal.write(welcome(stack, process.stdin.isTTY ? keysHelp : 'Ctrl-C stops everything.'));
    if (given.measure) await measure(stack, following, terminal, interrupted.signal);
    else await untilStopped;
  } catch (error) {
    if (!interrupted.signal.aborted) throw error;
  } finally {
    for (const close of closing.toReversed()) await close();
    terminal.say('dev', 'Stopped.');
  }
}

function restart(answer: string, { programs }: Development, following: Following, terminal: Terminal): void {
  const known = programs.map(({ name }) => name);
  const names = known.includes(answer) ? [answer] : known.filter((name) => name.startsWith(answer));
  const hint = didYouMean(answer, known) || ` There are ${known.join(', ')}.`;
  if (names.length > 0) following.restart(names);
  else terminal.error('dev', `Nothing here is called "${answer}".${hint}`);
}
