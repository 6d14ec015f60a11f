import { StartFailure } from '../../command-line/start-failure.ts';
import { findProgram } from '../processes/find-program.ts';

/**
 * Postgres refuses to run as root. Every Debian has the user `nobody`; the one capability lets it reach a clone
 * that lies below a folder closed to others, as /root is. No user has to be created on the machine.
 */
const asNobody = [
  '--reuid=nobody',
  '--regid=nogroup',
  '--clear-groups',
  '--inh-caps=-all,+dac_override',
  '--ambient-caps=+dac_override',
  '--securebits=+no_setuid_fixup',
];

export function asDatabaseOwner(command: string, args: string[]): { command: string; args: string[] } {
  if (process.getuid?.() !== 0) return { command, args };
  const setpriv = findProgram('setpriv');
  if (!setpriv) {
    throw new StartFailure(
      'Postgres does not run as root and setpriv (package util-linux) is missing: start as an ordinary user, or set POSTGRES_URL to a server that you already run.',
    );
  }
  return { command: setpriv, args: [...asNobody, '--', command, ...args] };
}
