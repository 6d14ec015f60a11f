import { listen } from '@ideabox/http';
import { createApp } from './create-app.ts';
import { createMailbox } from './mailbox.ts';
import { serveSmtp } from './serve-smtp.ts';

/** Takes mail over SMTP, keeps the newest in memory, and shows them. @returns the bound ports, and what stops it. */
export const startCatcher = async (options: { host: string; smtpPort: number; port: number }) => {
  const { host, smtpPort, port } = options;
  const mailbox = createMailbox();
  const smtp = await serveSmtp({ mailbox, host, port: smtpPort });
  const http = await listen(createApp(mailbox), { host, port });
  return {
    mailbox,
    smtpPort: smtp.port,
    httpPort: http.port,
    stop: async () => {
      await Promise.all([smtp.stop(), http.stop()]);
    },
  };
};
