import { deployableProcess } from '../stack/deployable-process.ts';
import type { ProcessSpec } from '../stack/processes/managed-process.ts';
import { answersHttp } from '../stack/processes/probes.ts';
import type { Deployable } from '../stack/topology.ts';
import type { Wiring } from '../stack/wiring.ts';

/** Something that runs, and may run several times at once on ports of its own. */
export interface Program {
  name: string;
  /** Where others expect it, by the variables that tell it. */
  ports: Map<string, number>;
  /** What it writes is for people, and not a log. */
  speaksToPeople: boolean;
  /** It reads migrations, seeds and the like of its packages when it starts. */
  readsDataOnce: boolean;
  /** How to start it on other ports than those. */
  spec: (ports: Map<string, number>) => ProcessSpec;
}

export const loopback = '127.0.0.1';

/** What a deployable listens on is in its variables of such names. */
const isPort = (variable: string) => /(^|_)PORT$/.test(variable);

export function programOf(deployable: Deployable, wiring: Wiring): Program {
  const fixed = Object.entries(deployableProcess(deployable, wiring).env)
    .filter(([variable]) => isPort(variable))
    .map(([variable, port]) => [variable, Number(port)] as const);
  const asksHttp = fixed.find(([, port]) => port === deployable.port(wiring))?.[0] ?? 'PORT';
  return {
    name: deployable.name,
    ports: new Map(fixed),
    speaksToPeople: false,
    readsDataOnce: true,
    spec: (ports) => ({
      ...deployableProcess(deployable, wiring, {
        HOST: loopback,
        ...Object.fromEntries([...ports].map(([variable, port]) => [variable, String(port)])),
      }),
      ready: answersHttp(`http://${loopback}:${ports.get(asksHttp)}/readyz`),
    }),
  };
}
