import { launchChromium } from '../../chromium/launch-chromium.ts';
import { release } from '../releases.ts';
import type { Site } from '../site.ts';

const seconds = (since: number): string => `${Math.round((Date.now() - since) / 1_000)} s`;

const mebibytes = (top: string): number =>
  [...top.matchAll(/ (\d+)Mi/g)].reduce((sum, [, amount]) => sum + Number(amount), 0);

/** The heading of home, as Chromium shows it. */
async function homeOf({ origin }: Site): Promise<string> {
  const browser = await launchChromium();
  try {
    const page = await browser.newPage();
    await page.goto(origin, { timeout: 60_000 });
    return (await page.getByRole('heading', { level: 1 }).first().textContent({ timeout: 60_000 })) ?? '';
  } finally {
    await browser.close();
  }
}

/** What has been installed works: for `helm test`, and for a reader. */
export async function works(site: Site): Promise<string> {
  const { cluster } = site;
  const began = Date.now();
  try {
    await cluster.helm(['test', release, '--timeout', '6m']);
  } catch (error) {
    throw new Error(await cluster.kubectl(['logs', 'gateway-test', '--tail=20']), { cause: error });
  }
  const tested = seconds(began);
  const heading = await homeOf(site);
  const memory = mebibytes(await cluster.kubectl(['top', 'pods', '--no-headers']).catch(() => ''));
  return `helm test in ${tested}; home says "${heading}"; ${memory || 'unknown'} MiB in use`;
}
