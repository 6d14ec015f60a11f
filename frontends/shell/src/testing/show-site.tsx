import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { Member } from '@ideabox/contract';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { edge, messagesOf, pageOf, type Site, siteSample } from '../../../platform/testing/src/index.ts';
import { App } from '../app/app.tsx';
import { createRouter } from '../app/create-router.tsx';
import { storedUserKey } from '../session/stored-user.ts';
import { answerMe, keepLogin } from './login.ts';
import { oidcSample, pageConfigSample } from './page-config-sample.ts';

/** Another tab has changed what the browser keeps. */
export const tellOfOtherTab = (): void => {
  dispatchEvent(new StorageEvent('storage', { key: storedUserKey(oidcSample) }));
};

type Visit = { at?: string; who?: Member; features?: Site['features'] };

/** The whole shell at an address, without any remote: its own pages, header and footer. */
export function showSite({ at = '/nothing/here', who, features }: Visit = {}) {
  history.replaceState(null, '', at);
  edge.answer({ 'POST /analytics/events': { status: 204 } });
  if (who) {
    keepLogin(who);
    edge.answer({
      'GET /me': answerMe(who),
      'GET /members/:id/block_users': pageOf([]),
      'GET /members/:id/notifications': pageOf([]),
      'GET /categories': pageOf(siteSample.categories),
      'GET /steppers': pageOf(siteSample.steppers),
    });
  }
  const config = pageConfigSample({
    site: { ...siteSample, features: { ...siteSample.features, ...features } },
  });
  const messages = messagesOf('shell', 'ja');
  document.documentElement.lang = 'ja';
  const styles = Object.assign(createCache({ key: 'ib' }), { insert: () => {} });
  render(
    <CacheProvider value={styles}>
      <App config={config} messages={messages} router={createRouter(config)} />
    </CacheProvider>,
  );
  return { user: userEvent.setup({ delay: null }) };
}
