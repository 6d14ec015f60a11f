import type { Page } from 'playwright-core';

/** Dialogs, and fields and buttons in them, with neither a line around them nor a ground of their own; an icon is seen by itself. */
export const edgeless = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isSeen = (colour: string) => !/^rgba\(.*, 0\)$|^transparent$/.test(colour);
    const hasLine = (style: CSSStyleDeclaration) =>
      ['outline', 'border-top', 'border-bottom'].some(
        (line) =>
          style.getPropertyValue(`${line}-style`) !== 'none' &&
          Number.parseFloat(style.getPropertyValue(`${line}-width`)) > 0 &&
          isSeen(style.getPropertyValue(`${line}-color`)),
      );
    const groundOf = (element: Element | null): string => {
      if (!element) return '';
      const { backgroundColor } = getComputedStyle(element);
      // A veil of the reader's own colour over that same colour is not seen.
      const [ground] = /\d+, \d+, \d+/.exec(backgroundColor) ?? [''];
      return isSeen(backgroundColor) ? ground : groundOf(element.parentElement);
    };
    const isTold = (element: Element) =>
      hasLine(getComputedStyle(element)) || groundOf(element) !== groundOf(element.parentElement);
    const isIcon = (element: Element) =>
      !element.textContent?.trim() && element.querySelector('svg') !== null;
    const parts =
      '[role=dialog], [role=dialog] :is(button, select, textarea, input:not([type=radio], [type=checkbox]))';
    return [...document.querySelectorAll(parts)]
      .filter((element) => element.checkVisibility() && !isTold(element) && !isIcon(element))
      .map((element) => element.outerHTML.slice(0, 160));
  });
