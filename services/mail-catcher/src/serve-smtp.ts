import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import type { Mailbox } from './mailbox.ts';
import { readMail } from './read-mail.ts';

const mostBytes = 10 * 1024 * 1024;

/** Recipients with which one can see what a sender does when it is refused. */
const refusals: Record<string, number> = { 'refused.invalid': 550, 'later.invalid': 450 };

const refusalOf = (address: string) => {
  const code = refusals[address.split('@').at(-1)?.toLowerCase() ?? ''];
  return code === undefined ? null : Object.assign(new Error('Not taken'), { responseCode: code });
};

export const serveSmtp = async (options: { mailbox: Mailbox; host: string; port: number }) => {
  const server = new SMTPServer({
    size: mostBytes,
    // Senders keep idle connections.
    closeTimeout: 1_000,
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo: ({ address }, _session, done) => done(refusalOf(address)),
    onData: (stream, session, done) => {
      const to = session.envelope.rcptTo.map(({ address }) => address);
      buffer(stream)
        .then((raw) => readMail(raw, to))
        .then((mail) => options.mailbox.add(mail))
        .then(() => done(null), done);
    },
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port, options.host, () => {
      server.off('error', reject);
      // A client that goes away in the middle is no failure of the catcher.
      server.on('error', () => undefined);
      resolve();
    });
  });
  return {
    port: (server.server.address() as AddressInfo).port,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
};
