import type { Page } from 'playwright-core';

/** What stands out of the page at its side, outermost first; charts are drawn anew before it is measured. */
export const overflowOf = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    const width = document.body.getBoundingClientRect().width;
    const surplus = document.documentElement.scrollWidth - width;
    if (surplus <= 0) return [];
    const wide = [...document.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > width + 1,
    );
    return [`${surplus} px`, ...wide.slice(0, 3).map((element) => element.outerHTML.slice(0, 160))];
  });
