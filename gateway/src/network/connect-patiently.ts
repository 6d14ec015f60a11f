import { Agent, type AgentOptions } from 'node:http';
import { connect, type NetConnectOpts } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { buildConnector } from 'undici';

/**
 * A service that is restarted listens again within three seconds; nothing has been sent to it until then, so that any call may wait
 * for it.
 */
const attempts = 60;
const againMs = 50;

type Done<Socket> = (error: Error | null, socket?: Socket) => void;

/** Calls `attempt` again while nobody listens where it connects to. */
const patiently = <Socket>(
  attempt: (done: Done<Socket>) => void,
  done: Done<Socket>,
  left = attempts,
): void =>
  attempt((error, socket) => {
    const isRefused = (error as NodeJS.ErrnoException | null)?.code === 'ECONNREFUSED';
    if (isRefused && left > 1) void wait(againMs).then(() => patiently(attempt, done, left - 1));
    else done(error, socket);
  });

/** Connections of requests of `node:http`. */
export const patientAgent = (options: AgentOptions): Agent => {
  const agent = new Agent(options);
  agent.createConnection = (wanted, created) => {
    const attempt = (done: Done<ReturnType<typeof connect>>) => {
      const socket = connect(wanted as NetConnectOpts);
      const failed = (error: Error) => done(error);
      socket.once('error', failed);
      socket.once('connect', () => done(null, socket.off('error', failed)));
    };
    patiently(attempt, (error, socket) => created?.(error, socket as ReturnType<typeof connect>));
    return undefined;
  };
  return agent;
};

/** Connections of a pool of undici. */
export const patientConnector = (options: buildConnector.BuildOptions): buildConnector.connector => {
  const connector = buildConnector(options);
  return (wanted, done) =>
    patiently(
      (tried) => connector(wanted, (...[error, socket]) => tried(error, socket ?? undefined)),
      (error, socket) => (error ? done(error, null) : done(null, socket as never)),
    );
};
