import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axeCore from 'axe-core';
import type { RunOnly } from 'axe-core';
import type { Page } from 'playwright-core';

declare global {
  interface Window {
    axe?: typeof axeCore;
  }
}

const allRules: RunOnly = { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] };
/** Those that need colours and places; the others are looked at in the tests of components. */
export const layoutRules: RunOnly = { type: 'rule', values: ['color-contrast', 'target-size'] };

/** Half as long to read as the package's own `source`. */
const script = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Each rule that is broken, with the first element that breaks it. A document is given the script once: reading it takes longer than looking. */
export async function axe(page: Page, rules = allRules): Promise<string[]> {
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(script);
  return page.evaluate(async (runOnly) => {
    const answer = await window.axe?.run(document, { runOnly, resultTypes: ['violations'] });
    if (!answer) throw new Error('the document has lost the script that looks at it');
    return answer.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html} ${nodes[0]?.failureSummary}`);
  }, rules);
}
