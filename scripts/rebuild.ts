import { type ServiceName, serviceNames } from '@ideabox/protos';
import { didYouMean } from './command-line/near-names.ts';
import { runScript } from './command-line/run-script.ts';
import { StartFailure } from './command-line/start-failure.ts';
import { rebuildAnalytics } from './rebuild/rebuild-analytics.ts';
import { rebuildFromOwners } from './rebuild/rebuild-from-owners.ts';
import { openDatabases } from './reconcile/open-databases.ts';

/** Shows what came of each kind of fact. @returns all of it, in a line */
const rebuild = async (service: ServiceName): Promise<string> => {
  const { databases, close } = openDatabases();
  let [applied, removed] = [0, 0];
  try {
    for await (const step of rebuildFromOwners(service, databases)) {
      console.log(`  ${step.event}: ${step.applied} taken, ${step.removed} removed`);
      applied += step.applied;
      removed += step.removed;
    }
  } finally {
    await close();
  }
  return `Rebuilt ${service}: ${applied} facts taken, ${removed} rows removed`;
};

await runScript(async () => {
  const [name = '', ...more] = process.argv.slice(2);
  const service = serviceNames.find((known) => known === name);
  if (!service || more.length > 0)
    throw new StartFailure(
      `Usage: npm run rebuild -- ${serviceNames.join('|')}${didYouMean(name, serviceNames)}`,
    );
  const began = performance.now();
  const result = await (service === 'analytics' ? rebuildAnalytics() : rebuild(service));
  console.log(`${result}, in ${((performance.now() - began) / 1000).toFixed(1)} s`);
});
