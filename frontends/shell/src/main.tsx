import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { readPageConfig } from './config/page-config.ts';
import { registerRemoteEntries } from './federation/register-remote-entries.ts';
import { guardChunkLoads } from './federation/reload-guard.ts';
import { loadMessages } from './intl/load-messages.ts';

/** Everything the document says about this visit, then the first paint. */
const config = readPageConfig(document);
const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce;
__webpack_nonce__ = nonce ?? '';
guardChunkLoads(window);
registerRemoteEntries(config.remotes);

const messages = await loadMessages(config.locale);
const container = document.getElementById('app');
if (!container) throw new Error('the document has no #app');
createRoot(container).render(
  <CacheProvider value={createCache({ key: 'ib', nonce })}>
    <App config={config} messages={messages} />
  </CacheProvider>,
);
