import type { Page } from 'playwright-core';

/** Texts that their own box or one around it cuts off; one that is shortened to some lines, or hidden from the eye, is none. */
export const cutTexts = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    // What is out of sight is laid out too, as whoever scrolls there will see it.
    const whole = new CSSStyleSheet();
    whole.replaceSync('* { content-visibility: visible !important }');
    document.adoptedStyleSheets.push(whole);
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    const slack = 2;
    const cutting = ['hidden', 'clip'];
    const isHidden = (box: Element | null): boolean =>
      box !== null && (getComputedStyle(box).clipPath !== 'none' || isHidden(box.parentElement));
    /** What is shortened on purpose, or can be moved into sight. */
    const isMeant = (style: CSSStyleDeclaration) =>
      style.webkitLineClamp !== 'none' ||
      [style.overflowX, style.overflowY].some((overflow) => ['auto', 'scroll'].includes(overflow));
    const isCut = (text: Text) => {
      const range = document.createRange();
      range.selectNodeContents(text);
      const words = range.getBoundingClientRect();
      if (words.width === 0 || words.height === 0 || isHidden(text.parentElement)) return false;
      for (let box = text.parentElement; box && box !== document.body; box = box.parentElement) {
        const style = getComputedStyle(box);
        if (isMeant(style)) return false;
        const { left, right, top, bottom } = box.getBoundingClientRect();
        const isOwn = box === text.parentElement && style.display !== 'inline' && box.clientWidth > 0;
        if (isOwn && box.scrollWidth > box.clientWidth + 1) return true;
        const sideways = words.left < left - slack || words.right > right + slack;
        const upright = words.top < top - slack || words.bottom > bottom + slack;
        if (cutting.includes(style.overflowX) && sideways) return true;
        if (cutting.includes(style.overflowY) && upright) return true;
      }
      return false;
    };
    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const parent = node.parentElement;
      if (!parent || !node.textContent?.trim() || parent.closest('svg, script, style, select')) continue;
      if (parent.checkVisibility() && isCut(node as Text))
        found.push(`${parent.tagName} ${node.textContent}`);
    }
    const pen = document.createElement('canvas').getContext('2d');
    for (const select of document.querySelectorAll('select')) {
      // One that has the line to itself cannot be wider: there an editor's long name is cut, and the list shows it whole.
      const hasLine = select.offsetWidth >= (select.parentElement?.clientWidth ?? 0) - 1;
      if (!pen || !select.checkVisibility() || hasLine) continue;
      const { font, paddingLeft, paddingRight } = getComputedStyle(select);
      pen.font = font;
      const words = select.selectedOptions[0]?.text ?? '';
      // The name of a category is as long as its editors like, and stands whole above.
      if (document.querySelector('h1')?.textContent?.includes(words)) continue;
      const room = select.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
      if (pen.measureText(words).width > room + slack) found.push(`SELECT ${words}`);
    }
    document.adoptedStyleSheets.pop();
    return found.map((text) => text.slice(0, 120));
  });
