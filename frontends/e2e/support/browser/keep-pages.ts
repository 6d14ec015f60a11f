import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BrowserContext } from 'playwright-core';

declare global {
  /** Puts what the pages of the test that runs show and have done into a folder, for who looks after a failure. */
  var keepPagesIn: ((folder: string) => Promise<void>) | undefined;
}

/** What was done on a page and what its console said; pictures of each step would take a quarter of the processor more. */
const recorded = { screenshots: false, snapshots: false };

export const record = (context: BrowserContext): Promise<unknown> => context.tracing.start(recorded);

/** Of each page a picture and its document, of each browser's profile a trace for Playwright's viewer; what cannot be had is left out. */
export async function keepPages(contexts: BrowserContext[], folder: string): Promise<void> {
  const skip = () => undefined;
  for (const [index, context] of contexts.entries()) {
    for (const [place, page] of context.pages().entries()) {
      const path = join(folder, `page-${index + 1}-${place + 1}`);
      await page.screenshot({ path: `${path}.png` }).catch(skip);
      const html = await page.content().catch(skip);
      if (html) await writeFile(`${path}.html`, html);
    }
    await context.tracing.stop({ path: join(folder, `trace-${index + 1}.zip`) }).catch(skip);
    await record(context).catch(skip);
  }
}
