import { Agent, type ClientRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import { Agent as SecureAgent } from 'node:https';
import { createProxyMiddleware, responseInterceptor } from 'http-proxy-middleware';
import type { FrontConfig } from '../config.ts';
import { answerHeaders } from './answer-headers.ts';

type Options = FrontConfig & {
  rewrite: (html: string) => Promise<string>;
  complain: (line: string) => void;
};

/** Everything that is not built here comes from the site behind; its documents are changed on the way. */
export function passOn({ upstream, publicUrl, isOtherSite, rewrite, complain }: Options) {
  const agent = upstream.startsWith('https:')
    ? new SecureAgent({ keepAlive: true })
    : new Agent({ keepAlive: true });
  const changed = responseInterceptor((body) => rewrite(body.toString('utf8')));
  const askInItsName = (outgoing: ClientRequest, { headers }: IncomingMessage) => {
    if (!isOtherSite) return;
    if (headers.origin === publicUrl) outgoing.setHeader('origin', upstream);
    if (headers.referer?.startsWith(`${publicUrl}/`)) {
      outgoing.setHeader('referer', upstream + headers.referer.slice(publicUrl.length));
    }
  };
  return createProxyMiddleware<IncomingMessage, ServerResponse>({
    target: upstream,
    agent,
    changeOrigin: isOtherSite,
    selfHandleResponse: true,
    on: {
      proxyReq: askInItsName,
      proxyReqWs: askInItsName,
      proxyRes: (answer, request, response) => {
        answerHeaders(answer.headers, { upstream, publicUrl });
        if (isDocument(answer)) return void changed(answer, request, response);
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      },
      error: (error, request, response) => {
        complain(`${upstream} does not answer ${request.method} ${request.url}: ${error.message}`);
        if (!('headersSent' in response)) return void response.destroy();
        if (response.headersSent) return void response.destroy();
        response.writeHead(502, { 'content-type': 'text/plain; charset=utf-8', 'retry-after': '1' });
        response.end(`${upstream} does not answer\n`);
      },
    },
  });
}

const isDocument = ({ headers }: IncomingMessage) =>
  headers['content-type']?.startsWith('text/html') === true && !headers['content-disposition'];
