import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';

const frontends = fileURLToPath(new URL('../../../', import.meta.url));
const files = ['*/messages/ja.json', 'platform/*/messages/ja.json'];

const known = new Set(
  files.flatMap((pattern) =>
    globSync(pattern, { cwd: frontends }).flatMap((file) =>
      Object.keys(JSON.parse(readFileSync(`${frontends}${file}`, 'utf8'))),
    ),
  ),
);

/** The ids of messages that stand on the page, seen or announced: each is there instead of a missing message. */
export async function messageIdsOn(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const names = ['aria-label', 'alt', 'title', 'placeholder'];
    const attributes = [...document.querySelectorAll('body *')].flatMap((element) =>
      names.map((name) => element.getAttribute(name) ?? ''),
    );
    const shown = [...document.body.children].filter(({ tagName }) => tagName !== 'SCRIPT');
    return [document.title, ...shown.map(({ textContent }) => textContent), ...attributes].join('\n');
  });
  return [...new Set(texts.match(/[a-z_]+(?:\.[a-z0-9_]+)+/g))].filter((word) => known.has(word));
}
