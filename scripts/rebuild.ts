import { runScript } from './command-line/run-script.ts';
import { StartFailure } from './command-line/start-failure.ts';
import { rebuildAnalytics } from './rebuild/rebuild-analytics.ts';
import { rebuildNotifications } from './rebuild/rebuild-notifications.ts';

/** What can be rebuilt: one row for each service that keeps a projection of others' facts. */
const projections: Record<string, () => Promise<string>> = {
  analytics: rebuildAnalytics,
  notifications: rebuildNotifications,
};

await runScript(async () => {
  const [name = '', ...more] = process.argv.slice(2);
  const rebuild = Object.hasOwn(projections, name) && more.length === 0 ? projections[name] : undefined;
  if (!rebuild) throw new StartFailure(`Usage: npm run rebuild -- ${Object.keys(projections).join('|')}`);
  const began = performance.now();
  const result = await rebuild();
  console.log(`${result}, in ${((performance.now() - began) / 1000).toFixed(1)} s`);
});
