import { ConfigError, readConfig } from '@ideabox/config';
import { StartFailure } from '../command-line/start-failure.ts';
import { type Deployable, topology, type Variables } from './topology.ts';
import type { Wiring } from './wiring.ts';

/** What whoever starts the stack says to a deployable: all that its config knows and the stack does not make. Empty says nothing. */
const givenTo = ({ config, env }: Deployable, given: NodeJS.ProcessEnv): [string, string][] =>
  Object.keys(config).flatMap((name) => {
    const value = name in env ? undefined : given[name];
    return value ? [[name, value]] : [];
  });

/** What a deployable is configured with: nothing that its config does not know. */
export function environmentOf(deployable: Deployable, wiring: Wiring): Record<string, string> {
  const { config, env, defaults = {} } = deployable;
  const made = (variables: Variables): [string, string][] =>
    Object.entries(variables).flatMap(([name, from]) => {
      const value = name in config ? from(wiring) : undefined;
      return value === undefined ? [] : [[name, value]];
    });
  return Object.fromEntries([...made(defaults), ...givenTo(deployable, wiring.given), ...made(env)]);
}

function faultsOf(deployable: Deployable, given: NodeJS.ProcessEnv): string[] {
  const said = Object.fromEntries(givenTo(deployable, given));
  const shape = Object.fromEntries(Object.entries(deployable.config).filter(([name]) => name in said));
  try {
    readConfig(shape, said);
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.faults;
    throw error;
  }
}

/** Looks at what is given before anything is started with it. @throws StartFailure in the words of the configs. */
export function requireUsable(given: NodeJS.ProcessEnv): void {
  const faults = new Set(topology.flatMap((deployable) => faultsOf(deployable, given)));
  if (faults.size > 0) throw new StartFailure(new ConfigError([...faults]).message);
  if (given.OIDC_ISSUER && Number(given.LOAD_MEMBERS) > 0)
    throw new StartFailure(
      'LOAD_MEMBERS adds members to the local identity provider, and OIDC_ISSUER names another one: leave one of them out.',
    );
}
