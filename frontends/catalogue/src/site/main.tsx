import { locales } from '@ideabox/intl';
import { createRoot } from 'react-dom/client';
import { createEdge } from '../../../platform/testing/src/edge.ts';
import { memberSample, operatorSample } from '../../../platform/testing/src/samples.ts';
import { App } from '../../../shell/src/app/app.tsx';
import { createRouter } from '../../../shell/src/app/create-router.tsx';
import { untilReady } from '../../../shell/src/app/until-ready.ts';
import { loadMessages } from '../../../shell/src/intl/load-messages.ts';
import { endLogin, keepLogin } from '../../../shell/src/testing/login.ts';
import { pageConfigSample } from '../../../shell/src/testing/page-config-sample.ts';
import { answersIn } from './answers.ts';
import { remoteMap } from './remotes-at-hand.ts';
import { readVisit } from './visit.ts';

const { who, state, locale, basename } = readVisit(location.pathname);
const viewer = who === 'operator' ? operatorSample : memberSample;
const edge = createEdge();
edge.answer(answersIn(state, viewer));
window.fetch = edge.fetch;
if (who === 'visitor') endLogin();
else keepLogin(viewer);

document.documentElement.lang = locale;
const config = pageConfigSample({
  locale,
  locales: [...locales],
  basename,
  remotes: remoteMap,
});
const router = createRouter(config);
const [messages] = await Promise.all([loadMessages(locale), untilReady(router)]);
const root = document.getElementById('app');
if (!root) throw new Error('the document has no #app');
createRoot(root).render(<App config={config} messages={messages} router={router} />);
