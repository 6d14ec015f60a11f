import { gzipSync } from 'node:zlib';
import type { Response } from 'playwright-core';
import { launchChromium } from '../../chromium/launch-chromium.ts';
import type { Measurement } from '../measurement.ts';

const newestIdea = '#newest ~ * a[href*="/idea/"], section[aria-labelledby="newest"] a[href*="/idea/"]';

export const firstScript: Measurement = {
  letter: 'g',
  title: 'JavaScript before home is usable',
  notes: [
    'Chromium with an empty cache opens home; every script that has come when the newest ideas are shown counts.',
    'KB is 1,024 bytes, as browsers count. gzip: each script’s text compressed by zlib at its usual level; over the wire: as it came, in whatever encoding.',
  ],
  run: async ({ origin }) => {
    const browser = await launchChromium();
    try {
      const page = await (await browser.newContext({ locale: 'ja-JP' })).newPage();
      const scripts: Response[] = [];
      page.on('response', (response) => {
        if (response.request().resourceType() === 'script') scripts.push(response);
      });
      await page.goto(origin, { waitUntil: 'commit' });
      await page.locator(newestIdea).first().waitFor({ state: 'visible', timeout: 30_000 });
      const shownAt = await page.evaluate(() => performance.now());
      const bodies = await Promise.all(scripts.map((response) => response.body()));
      const wire = await Promise.all(
        scripts.map(async (response) => (await response.request().sizes()).responseBodySize),
      );
      const kilobytes = (bytes: number[]) => bytes.reduce((sum, size) => sum + size, 0) / 1_024;
      return [
        {
          name: 'scripts, gzip',
          value: kilobytes(bodies.map((body) => gzipSync(body).length)),
          unit: 'KB',
          target: { atMost: 200 },
          details: {
            'over the wire KB': kilobytes(wire),
            'unpacked KB': kilobytes(bodies.map((body) => body.length)),
            files: scripts.length,
          },
        },
        { name: 'until the newest ideas are shown', value: shownAt, unit: 'ms' },
      ];
    } finally {
      await browser.close();
    }
  },
};
