import type { Page } from 'playwright-core';

/** Of so many stops of Tab those that nothing can be seen of, because something lies over them. */
export const coveredStops = async (page: Page, most: number): Promise<string[]> => {
  const covered: string[] = [];
  for (let stop = 0; stop < most; stop += 1) {
    await page.keyboard.press('Tab');
    const hidden = await page.evaluate(async () => {
      // What comes into sight with the focus is there a frame later.
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
      const at = document.activeElement;
      if (!at || at === document.body) return null;
      const { left, right, top, bottom } = at.getBoundingClientRect();
      const middle = [(left + right) / 2, (top + bottom) / 2] as const;
      const points = [middle, [left + 2, top + 2], [right - 2, top + 2], [left + 2, bottom - 2]] as const;
      const isSeen = points.some(([x, y]) => {
        const seen = document.elementFromPoint(x, y);
        return seen !== null && (at.contains(seen) || seen.contains(at));
      });
      return isSeen ? null : at.outerHTML.slice(0, 120);
    });
    if (hidden) covered.push(hidden);
  }
  return covered;
};
