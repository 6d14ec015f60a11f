import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { createRouter } from './app/create-router.tsx';
import { untilReady } from './app/until-ready.ts';
import { breathe } from './breathe.ts';
import { readPageConfig } from './config/page-config.ts';
import { registerRemoteEntries } from './federation/register-remote-entries.ts';
import { guardChunkLoads } from './federation/reload-if-released.ts';
import { loadMessages } from './intl/load-messages.ts';

/** Everything the document says about this visit, then the first paint. */
const config = readPageConfig(document);
const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce;
__webpack_nonce__ = nonce ?? '';
// The bundler takes the line above for its own; react-aria looks for the same word on the window.
Object.assign(window, { ['__webpack_' + 'nonce__']: nonce });
guardChunkLoads(window);
await breathe();
registerRemoteEntries(config.remotes);
await breathe();
const container = document.getElementById('app');
if (!container) throw new Error('the document has no #app');
const router = createRouter(config, [...(container.querySelector('main')?.children ?? [])]);
const ready = Promise.all([loadMessages(config.locale), untilReady(router)]);
// Meanwhile, each on its own: what the browser knows of languages it looks up when first asked, and that takes it long.
await breathe();
Intl.NumberFormat.supportedLocalesOf(config.locale);
await breathe();
Intl.DateTimeFormat.supportedLocalesOf(config.locale);
const [messages] = await ready;
await breathe();
const root = createRoot(container);
// In slices, so that a slow phone can be scrolled meanwhile.
startTransition(() =>
  root.render(
    <CacheProvider value={createCache({ key: 'ib', nonce })}>
      <App config={config} messages={messages} router={router} />
    </CacheProvider>,
  ),
);
