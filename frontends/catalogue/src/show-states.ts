const states = [
  { pseudo: /:hover/g, attribute: '[data-show="hover"]' },
  { pseudo: /:active/g, attribute: '[data-show="active"]' },
  { pseudo: /:focus-visible/g, attribute: '[data-show="focus"]' },
];

/** Copies each rule for a pointer or the focus to one for an attribute, so that these states stand still beside the others. */
export function showStates(): void {
  for (const sheet of document.styleSheets) {
    for (const rule of [...sheet.cssRules]) {
      if (!(rule instanceof CSSStyleRule)) continue;
      for (const { pseudo, attribute } of states) {
        if (!rule.selectorText.match(pseudo)) continue;
        const selector = rule.selectorText.replace(pseudo, attribute);
        sheet.insertRule(`${selector} { ${rule.style.cssText} }`, sheet.cssRules.length);
      }
    }
  }
}
