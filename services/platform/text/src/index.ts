export { allowedByDefault, prohibitedCharacters, prohibitedInName } from './allowed-characters.ts';
export { checkText, ProhibitedText } from './check-text.ts';
export { escapeHtml } from './escape-html.ts';
export { fold } from './fold.ts';
export { bigrams, grams, isGram } from './grams.ts';
export { isWebAddress } from './is-web-address.ts';
export { isLongerThan, lengthOf } from './length.ts';
export { type LinkRules, safeHtml } from './safe-html.ts';
export { type WebAddress, webAddresses } from './web-addresses.ts';
