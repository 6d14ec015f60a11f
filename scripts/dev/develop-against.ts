import { StartFailure } from '../command-line/start-failure.ts';
import { holdFolder } from '../stack/folder/hold-folder.ts';
import { portFromEnvironment, requirePort } from '../stack/ports.ts';
import { cleanUpWhenKilled } from './clean-up-when-killed.ts';
import { frontOf } from './front.ts';
import { instancePorts } from './instance-ports.ts';
import { keysHelp, listenToKeys } from './keys.ts';
import { LiveProgram } from './live-program.ts';
import { openSite } from './open-site.ts';
import { SaidFaults } from './said-faults.ts';
import type { Terminal } from './terminal.ts';

const folderName = 'develop-against';
const firstInstancePort = 18_750;

/** Shows the remotes of here in a site that runs elsewhere: nothing but the front is started. */
export async function developAgainst(
  { against, remotes }: { against: string; remotes: string[] },
  terminal: Terminal,
  stop: () => void,
  untilStopped: Promise<void>,
): Promise<void> {
  const port = portFromEnvironment('PORT', 8080);
  const origin = `http://localhost:${port}`;
  cleanUpWhenKilled(folderName);
  const { folders, release } = await holdFolder(
    folderName,
    (line) => terminal.say('dev', line),
    'q in its terminal',
  );
  try {
    await requirePort(port, 'site', 'PORT');
    await fetch(against, { signal: AbortSignal.timeout(10_000) }).catch((cause: unknown) => {
      throw new StartFailure(`No site answers at ${against}.`, { cause });
    });
    const clientId = process.env.OIDC_CLIENT_ID;
    const front = new LiveProgram(
      frontOf({ port, upstream: against, isOtherSite: true, clientId, remotes }),
      {
        folders,
        terminal,
        saidFaults: new SaidFaults(),
        freePorts: instancePorts(firstInstancePort),
      },
    );
    await front.listen();
    await Promise.race([front.replace(), untilStopped]);
    const giveBack = listenToKeys({
      quit: stop,
      open: () => openSite(origin, (line) => terminal.say('dev', line)),
      restart: () => void front.replace(),
    });
    terminal.write(
      `\n  ${against} with the remotes of here: ${origin}\n\n  ${process.stdin.isTTY ? keysHelp : ''}\n`,
    );
    await untilStopped;
    giveBack();
    await front.stop();
  } finally {
    release();
  }
}
