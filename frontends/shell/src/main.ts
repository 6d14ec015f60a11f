import { startFailed } from '@ideabox/contract/missing-scripts';
import { breathe } from './breathe.ts';
import './security/trusted-types.ts';

// All of it lies in this chunk already: `eager` says when it runs.
try {
  await breathe();
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await breathe();
  await import(/* webpackMode: "eager" */ '@ideabox/intl');
  await breathe();
  await import(/* webpackMode: "eager" */ '@ideabox/api-client');
  await breathe();
  await import(/* webpackMode: "eager" */ '@ideabox/router');
  await breathe();
  await import(/* webpackMode: "eager" */ '@ideabox/ui');
  await breathe();
  await import(/* webpackMode: "eager" */ './start.tsx');
} catch (error) {
  console.error(error);
  dispatchEvent(new Event(startFailed));
}
