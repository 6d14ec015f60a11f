import type { Site } from '../site.ts';
import { evictions } from './evictions.ts';
import { exact } from './exact.ts';
import { mutualTls } from './mutual-tls.ts';
import { podSecurity } from './pod-security.ts';
import { policies } from './policies.ts';
import { restarts } from './restarts.ts';
import { scaling } from './scaling.ts';
import { shares } from './shares.ts';
import { upgrades } from './upgrades.ts';
import { works } from './works.ts';

type Line = {
  title: string;
  /** @returns its figures. @throws where what is claimed does not hold */
  check: (site: Site) => Promise<string>;
};

const reach = async (site: Site) => `${await policies(site.cluster)}; ${await mutualTls(site)}`;

const follow = async (site: Site) => `${await scaling(site)}\n    ${await shares(site)}`;

/** What is to be seen on a cluster, by the number that `--only` takes. */
export const lines: Record<string, Line> = {
  1: { title: 'The evaluation is installed, tested, and home is shown', check: works },
  2: { title: 'Releases and rollbacks that nobody notices', check: upgrades },
  3: { title: 'Two of each are as exact as one', check: exact },
  4: { title: 'Pods and a node go', check: evictions },
  5: { title: 'Policies: who reaches whom, and by which certificate', check: reach },
  6: { title: 'Pods follow the load', check: follow },
  7: { title: 'Pod Security is enforced, and refuses nothing', check: ({ cluster }) => podSecurity(cluster) },
  8: { title: 'Servers restart', check: restarts },
};
