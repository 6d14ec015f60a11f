import { faultsOfBooks, figuresOf, without } from '../figures.ts';
import { isReady, partOf, podsOf, until } from '../pods.ts';
import { scale } from '../releases.ts';
import type { Site } from '../site.ts';
import { underLoad } from '../under-load.ts';

const patienceSeconds = 120;

/** Each server is alone and goes for a while: what the site does meanwhile, and how long after. */
export async function restarts(site: Site): Promise<string> {
  const { cluster } = site;
  await scale(site, 2);
  const isBack = async (server: string) => {
    const pods = await podsOf(cluster);
    return pods.some((pod) => partOf(pod) === server && isReady(pod));
  };
  const areAllReady = async () => (await podsOf(cluster)).every(isReady);
  const seen = await underLoad(site, async (take) => {
    for (const server of ['postgres', 'nats', 'redis'])
      await take(`${server} is restarted`, async () => {
        await cluster.kubectl(['delete', 'pod', `${server}-0`]);
        await until(`${server} is back`, patienceSeconds, () => isBack(server));
        await until(`all are ready after ${server}`, patienceSeconds, areAllReady);
      });
  });
  return without(faultsOfBooks(seen.books), figuresOf(seen));
}
