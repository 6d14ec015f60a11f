import { connect } from 'node:net';

const probeMilliseconds = 2_000;

export type Probe = () => Promise<boolean>;

export function answersHttp(url: string): Probe {
  return async () => {
    try {
      const response = await fetch(url, { signal: AbortSignal.timeout(probeMilliseconds) });
      await response.body?.cancel();
      return response.status === 200;
    } catch {
      return false;
    }
  };
}

/** Says `line` (or nothing) to a TCP server and expects an answer that begins with `greeting`, or any answer. */
export function answersTcp(port: number, greeting: string, line = '', host = '127.0.0.1'): Probe {
  return () =>
    new Promise((resolve) => {
      const socket = connect({ port, host, timeout: probeMilliseconds });
      const finish = (answer: boolean) => {
        socket.destroy();
        resolve(answer);
      };
      socket.once('connect', () => line && socket.write(line));
      socket.once('data', (data) => finish(data.toString('latin1').startsWith(greeting)));
      socket.once('timeout', () => finish(false));
      socket.once('error', () => finish(false));
      socket.once('close', () => resolve(false));
    });
}
