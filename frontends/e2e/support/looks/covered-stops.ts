import type { Page } from 'playwright-core';

/** Of so many stops of Tab those that nothing can be seen of, because something lies over them. */
export const coveredStops = async (page: Page, most: number): Promise<string[]> => {
  const covered: string[] = [];
  for (let stop = 0; stop < most; stop += 1) {
    await page.keyboard.press('Tab');
    const hidden = await page.evaluate(async () => {
      const isSeen = (at: Element) => {
        const { left, right, top, bottom } = at.getBoundingClientRect();
        const middle = [(left + right) / 2, (top + bottom) / 2] as const;
        const points = [middle, [left + 2, top + 2], [right - 2, top + 2], [left + 2, bottom - 2]] as const;
        return points.some(([x, y]) => {
          const seen = document.elementFromPoint(x, y);
          return seen !== null && (at.contains(seen) || seen.contains(at));
        });
      };
      // What comes into sight with the focus is there some frames later.
      for (let frame = 0; frame < 30; frame += 1) {
        const at = document.activeElement;
        if (!at || at === document.body || isSeen(at)) return null;
        await new Promise(requestAnimationFrame);
      }
      return document.activeElement?.outerHTML.slice(0, 120);
    });
    if (hidden) covered.push(hidden);
  }
  return covered;
};
