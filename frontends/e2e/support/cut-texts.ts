import type { Page } from 'playwright-core';

/** Texts that their own box cuts off or lets stand out; one that is shortened to some lines, or hidden from the eye, is none. */
export const cutTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const hasText = (element: Element) =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
    const isCut = (element: HTMLElement) => {
      const style = getComputedStyle(element);
      if (style.display === 'inline') return false;
      if (style.clipPath !== 'none' || style.webkitLineClamp !== 'none') return false;
      if (['auto', 'scroll'].includes(style.overflowX) || element.clientWidth === 0) return false;
      return element.scrollWidth > element.clientWidth + 1;
    };
    return [...document.querySelectorAll<HTMLElement>('body *:not(svg *)')]
      .filter((element) => hasText(element) && element.checkVisibility() && isCut(element))
      .map((element) => `${element.tagName} ${element.textContent}`.slice(0, 120));
  });
