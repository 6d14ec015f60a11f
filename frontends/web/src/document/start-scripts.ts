import { missingScriptsSource, startFailed } from '@ideabox/contract/missing-scripts';
import { startPage } from './start-page.ts';

const source = `{${missingScriptsSource};(${startPage})({isGone,reloadOnce,startFailed:'${startFailed}'})}`;

/** The one script in the document, without what only its readers need. */
export const startScripts = source
  .replace(/\/\*\*.*\*\//g, '')
  .replace(/ {2,}/g, ' ')
  .replace(/\n\s+/g, '\n');
