import { launchChromium } from '../../bench/web/chromium.ts';
import type { Cluster } from './cluster.ts';

const release = 'ideabox';
const values = 'charts/ideabox/values/evaluation.yaml';

const seconds = (since: number) => `${Math.round((Date.now() - since) / 1_000)} s`;

export async function install(cluster: Cluster): Promise<string> {
  const began = Date.now();
  await cluster.helm('install', release, 'charts/ideabox', '--values', values, '--wait', '--timeout', '10m');
  return `ready after ${seconds(began)}`;
}

const mebibytes = (top: string): number =>
  [...top.matchAll(/ (\d+)Mi/g)].reduce((sum, [, amount]) => sum + Number(amount), 0);

/** The heading of home, as Chromium shows it. */
async function homeOf(cluster: Cluster): Promise<string> {
  const [gateway] = await cluster.get<{ spec: { clusterIP: string } }>(
    'service',
    '--field-selector=metadata.name=gateway',
  );
  const browser = await launchChromium();
  try {
    const page = await browser.newPage();
    await page.goto(`http://${gateway?.spec.clusterIP}:8080/`, { timeout: 60_000 });
    return (await page.getByRole('heading', { level: 1 }).first().textContent({ timeout: 60_000 })) ?? '';
  } finally {
    await browser.close();
  }
}

/** What has been installed works: for `helm test`, and for a reader. */
export async function works(cluster: Cluster): Promise<string> {
  const began = Date.now();
  try {
    await cluster.helm('test', release, '--timeout', '6m');
  } catch (error) {
    throw new Error(await cluster.kubectl(['logs', 'gateway-test', '--tail=20']), { cause: error });
  }
  const tested = seconds(began);
  const heading = await homeOf(cluster);
  const memory = mebibytes(await cluster.kubectl(['top', 'pods', '--no-headers']).catch(() => ''));
  return `helm test in ${tested}; home says "${heading}"; ${memory || 'unknown'} MiB in use`;
}
