import type { Cluster } from './cluster.ts';
import { works } from './install.ts';
import { podSecurity } from './pod-security.ts';
import { policies } from './policies.ts';

type Line = {
  title: string;
  /** @returns its figures. @throws where what is claimed does not hold */
  check: (cluster: Cluster) => Promise<string>;
};

/** What is to be seen on a cluster, by the number that `--only` takes. */
export const lines: Record<number, Line> = {
  1: { title: 'The evaluation is installed, tested, and home is shown', check: works },
  5: { title: 'Policies: who reaches whom', check: policies },
  7: { title: 'Pod Security is enforced, and refuses nothing', check: podSecurity },
};
