import { StartFailure } from '../../command-line/start-failure.ts';
import { answersTcp, type Probe } from '../processes/probes.ts';
import { answersQueries } from './postgres.ts';

function tcp(url: string, defaultPort: number, line: string): Probe {
  const { hostname, port } = new URL(url);
  return answersTcp(Number(port) || defaultPort, '', line, hostname);
}

/** Redis says something to a PING, be it only that it wants a password first; NATS speaks by itself. */
const probes: Record<string, (url: string) => Probe> = {
  POSTGRES_URL: answersQueries,
  NATS_URL: (url) => tcp(url, 4222, ''),
  REDIS_URL: (url) => tcp(url, 6379, 'PING\r\n'),
};

/** Looks whether the servers that the environment names are there, before anything is started beside them. */
export async function requireGivenServers(): Promise<void> {
  for (const [variable, probe] of Object.entries(probes)) {
    const url = process.env[variable];
    if (!url) continue;
    if (!URL.canParse(url))
      throw new StartFailure(`${variable} is not an address such as scheme://host:port.`);
    if (!(await probe(url)())) {
      throw new StartFailure(`No server answers at ${variable} (${new URL(url).host}).`);
    }
  }
}
