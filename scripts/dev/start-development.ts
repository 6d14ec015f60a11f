import { remoteNames } from '../../frontends/remotes.ts';
import { loadDemo } from '../import/load-demo.ts';
import { accessOf } from '../stack/access.ts';
import { allotPorts, portFromEnvironment } from '../stack/ports.ts';
import { stackOf } from '../stack/running-stack.ts';
import { openStack, type Stack } from '../stack/stack.ts';
import { topology } from '../stack/topology.ts';
import { onFirstRun } from '../start/first-run.ts';
import { frontOf } from './front.ts';
import { instancePorts } from './instance-ports.ts';
import { LiveProgram } from './live-program.ts';
import { putBackEdited } from './measure/edited-file.ts';
import { programOf } from './program.ts';
import { SaidFaults } from './said-faults.ts';
import type { Terminal } from './terminal.ts';

/** Names the folder of its data: what `npm start` keeps stays as it is. */
export const stackName = stackOf['npm run dev'];

const firstPrivatePort = 18_300;
const firstGatewayPort = 18_290;
const firstInstancePort = 18_400;

export interface Development {
  stack: Stack;
  programs: LiveProgram[];
  close: () => Promise<void>;
}

/** Starts the whole product so that it can change while it runs. On failure nothing is left running. */
export async function startDevelopment(
  remotes: string[],
  terminal: Terminal,
  signal: AbortSignal,
): Promise<Development> {
  const { gatewayPort } = await allotPorts(firstGatewayPort, ['gatewayPort']);
  const sitePort = portFromEnvironment('PORT', 8080);
  const stack = await openStack({
    name: stackName,
    sitePort,
    gatewayPort,
    identityProviderPort: portFromEnvironment('IDENTITY_PROVIDER_PORT', 8081),
    firstPrivatePort,
    given: process.env,
    builtBeside: ['shell', ...(remotes.length > 0 ? remotes : remoteNames)],
    endedBy: 'q in its terminal',
    log: (line) => terminal.say('dev', line),
    signal,
  });
  const { wiring, folders } = stack;
  const programs: LiveProgram[] = [];
  let closing: Promise<void> | undefined;
  const close = () => {
    closing ??= Promise.all(programs.map((program) => program.stop())).then(stack.stop);
    return closing;
  };
  signal.addEventListener('abort', () => void close());
  try {
    signal.throwIfAborted();
    const edited = putBackEdited(folders.root);
    if (edited?.isTheirs)
      terminal.say('dev', `${edited.path} stays as it was edited after a killed measurement`);
    else if (edited) terminal.say('dev', `Put back ${edited.path}, which a killed measurement had edited`);
    const freePorts = instancePorts(firstInstancePort);
    const saidFaults = new SaidFaults();
    const upstream = `http://127.0.0.1:${gatewayPort}`;
    const front = frontOf({ port: sitePort, upstream, isOtherSite: false, remotes });
    const deployables = topology.map((deployable) => programOf(deployable, wiring));
    for (const program of [...deployables, front]) {
      programs.push(new LiveProgram(program, { folders, terminal, saidFaults, freePorts }));
    }
    for (const program of programs) await program.listen();
    terminal.say('dev', `Starting ${programs.map(({ name }) => name).join(', ')}`);
    const areReady = await Promise.all(programs.map((program) => program.replace()));
    signal.throwIfAborted();
    if (areReady.every(Boolean)) {
      await onFirstRun(stack, async () => {
        terminal.say('dev', 'Loading the demonstration content');
        await loadDemo(await accessOf(wiring));
      });
    }
    return { stack, programs, close };
  } catch (error) {
    await close();
    throw error;
  }
}
