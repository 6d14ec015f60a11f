import express from 'express';
import type { CaughtMail, Mailbox } from './mailbox.ts';
import { listPage, mailPage } from './pages.ts';

// What mails bring is shown, and does nothing: no scripts, no pictures from elsewhere, no forms.
const policy = "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; frame-ancestors 'self'";

const summary = ({ id, received_at, to, subject }: CaughtMail) => ({ id, received_at, to, subject });

/** Pages and JSON of what was caught. */
export const createApp = (mailbox: Mailbox): express.Express => {
  const app = express();
  app.disable('x-powered-by');
  app.use((_request, response, next) => {
    response.set({ 'Content-Security-Policy': policy, 'X-Content-Type-Options': 'nosniff' });
    next();
  });
  app.get(['/livez', '/readyz'], (_request, response) => void response.send('ok'));
  app.get('/', (_request, response) => void response.send(listPage(mailbox.list())));
  app.get('/mails.json', (request, response) => {
    const { to } = request.query;
    response.json(mailbox.list(typeof to === 'string' ? to : undefined).map(summary));
  });
  app.delete('/mails.json', (_request, response) => {
    mailbox.clear();
    response.json([]);
  });
  const show = (path: string, send: (mail: CaughtMail, response: express.Response) => void) =>
    app.get(path, (request, response) => {
      const mail = mailbox.find(Number(request.params.id));
      if (mail) send(mail, response);
      else response.status(404).send('No such mail');
    });
  show('/mails/:id', (mail, response) => void response.send(mailPage(mail)));
  show('/mails/:id/html', (mail, response) => void response.send(mail.html));
  show('/mails/:id/json', (mail, response) => void response.json(mail));
  return app;
};
