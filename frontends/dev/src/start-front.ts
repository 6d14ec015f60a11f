import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import express from 'express';
import { loadConfigs } from './compile/load-configs.ts';
import { watchBundles } from './compile/watch-bundles.ts';
import type { FrontConfig } from './config.ts';
import { builtOf } from './document/built.ts';
import { rewriteDocument } from './document/rewrite-document.ts';
import { passOn } from './pass-on/pass-on.ts';

const say = (line: string) => console.log(line);
const complain = (line: string) => console.error(line);

/** Development builds of what is watched before a site that gives the rest. */
export async function startFront(config: FrontConfig): Promise<{ stop: () => Promise<void> }> {
  const { port, publicUrl, remotes, isOtherSite, clientId, keepsCompiled } = config;
  // React refresh needs React's development build, which comes with the shell.
  const hot = !isOtherSite;
  const configs = await loadConfigs(hot ? ['shell', ...remotes] : remotes, { hot, keepsCompiled });
  const bundles = watchBundles(configs, { hot, say, complain });
  const rewrite = async (html: string) =>
    rewriteDocument(html, { ...(await builtOf(bundles, { names: remotes, complain })), clientId });
  const pass = passOn({ ...config, rewrite, complain });
  const app = express();
  app.disable('x-powered-by');
  app.get('/__dev/healthz', async (_request, response) => {
    await bundles.compiled;
    response.json({ status: 'ok' });
  });
  app.use(bundles.serve);
  app.use(pass);
  const server = createServer(app);
  server.on('upgrade', pass.upgrade);
  await listen(server, port, publicUrl);
  say(`listening on ${publicUrl}, watching ${remotes.join(', ')}`);
  return {
    stop: async () => {
      server.close();
      server.closeAllConnections();
      await bundles.close();
    },
  };
}

/** On this machine alone, unless it is told of an address that others can reach. */
async function listen(server: Server, port: number, publicUrl: string): Promise<void> {
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(new URL(publicUrl).hostname);
  server.listen(port, isLocal ? '127.0.0.1' : '0.0.0.0');
  await once(server, 'listening');
}
