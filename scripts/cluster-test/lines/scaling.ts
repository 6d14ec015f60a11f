import type { Played } from '../../load/play.ts';
import { faultsOfRelease, figuresOf, without } from '../figures.ts';
import { isReady, partOf, podsOf, settled, until } from '../pods.ts';
import { takeApart, upgrade } from '../releases.ts';
import type { Site } from '../site.ts';
import { askedOf, underLoad, whileVisited } from '../under-load.ts';

const part = 'web';
const most = 2;
const crowd = 6;
const patienceSeconds = 300;
/** Low, and down at once: a test does not wait for what a site waits for. */
const autoscaling = {
  ...{ enabled: true, minReplicas: 1, maxReplicas: most, cpuPercent: 200 },
  scaleDown: { afterSeconds: 30, everySeconds: 15 },
};

/** More come, and there are more pods; they go, and so do the pods. */
export async function scaling(site: Site): Promise<string> {
  const { cluster, pace } = site;
  await takeApart(site);
  const are = async (count: number) => {
    const pods = (await podsOf(cluster)).filter((pod) => partOf(pod) === part);
    return pods.length === count && pods.every(isReady);
  };
  let more: Played | undefined;
  const seen = await underLoad(site, async (take) => {
    await take(`${part}: autoscaling is on`, async () => {
      await upgrade(site, part, { autoscaling });
      await until(`${part} has one pod`, patienceSeconds, () => are(1));
    });
    await take(`${crowd} times as many come: ${most} pods`, async () => {
      const until2 = () => until(`${part} has ${most} pods`, patienceSeconds, () => are(most));
      more = (await whileVisited(site, crowd * pace.rate, until2)).played;
    });
    await take('they are gone: 1 pod', async () => {
      await until(`${part} has one pod again`, patienceSeconds, () => are(1));
      await settled(cluster);
    });
  });
  const unserved = more?.record.unserved.length ?? 0;
  const ofCrowd = unserved > 0 ? [`${unserved} requests of the crowd were not served`] : [];
  const figures = `${figuresOf(seen)}\n    the crowd: ${more ? askedOf(more.record) : 0} requests, ${unserved} not served`;
  return without([...faultsOfRelease(seen), ...ofCrowd], figures);
}
