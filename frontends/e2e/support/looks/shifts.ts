import type { Page } from 'playwright-core';
import { drawn } from '../browser/drawn.ts';

type Shift = { value: number; of: string };

declare global {
  interface Window {
    shifts: Shift[];
  }
}

/** Listens to what moves without anyone having pressed anything. */
export const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    window.shifts = [];
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as PerformanceEntry & {
          value: number;
          sources: { node?: Node }[];
        };
        window.shifts.push({
          value,
          of: sources.map(({ node }) => node?.textContent?.slice(0, 30)).join(', '),
        });
      }
    });
    observer.observe({ type: 'layout-shift', buffered: true });
  });

/** What has moved until now; counting begins anew. */
export async function shiftsOf(page: Page): Promise<{ sum: number; shifts: Shift[] }> {
  await drawn(page);
  const shifts = await page.evaluate(() => window.shifts.splice(0));
  return { sum: shifts.reduce((total, { value }) => total + value, 0), shifts };
}
