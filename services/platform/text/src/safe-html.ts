import { escapeHtml } from './escape-html.ts';
import { webAddresses } from './web-addresses.ts';

export type LinkRules = {
  /** The site's own address. What lies there is linked without a new window, and without the language in its path. */
  site: string;
  /** The path that `@` and a number lead to, such as `/things/5` for 5. Without it they stay text. */
  pathOf?: (number: number) => string;
  /** Put before paths within the site, for readers elsewhere, such as those of a feed. */
  base?: string;
};

const maxShown = 60;

/** In full up to 60 characters; longer ones are cut so that 60 are shown, an ellipsis included. */
const shorten = (link: string): string => {
  const characters = [...link];
  return characters.length > maxShown ? `${characters.slice(0, maxShown - 1).join('')}…` : link;
};

/** The path within the site that an address leads to, with query and hash; undefined for addresses elsewhere. */
const pathWithin = (site: string, address: string): string | undefined => {
  const url = new URL(address);
  if (url.origin !== new URL(site).origin) return undefined;
  const path = url.pathname.replace(/^\/[a-z]{2}(?=\/|$)/, '') || '/';
  // Two slashes at the start would lead to another host.
  return `${path.replace(/^\/+/, '/')}${url.search}${url.hash}`;
};

type Link = { index: number; typed: string; anchor: string };

const anchor = (href: string, shown: string, more = '') =>
  `<a href="${escapeHtml(href)}"${more}>${escapeHtml(shown)}</a>`;

const addressLinks = (text: string, { site, base = '' }: LinkRules): Link[] =>
  webAddresses(text).map(({ address, index }) => {
    const path = pathWithin(site, address);
    const linked =
      path === undefined
        ? anchor(address, shorten(address), ' rel="nofollow ugc noopener" target="_blank"')
        : anchor(`${base}${path}`, shorten(address));
    return { index, typed: address, anchor: linked };
  });

// Not within a word, so that neither a mail address nor a name is taken for it. Width does not matter.
const reference = /(?<![\w.%+\-@＠])[@＠]([0-9０-９]{1,15})(?![\w@＠０-９])/gu;

const referenceLinks = (text: string, { pathOf, base = '' }: LinkRules): Link[] =>
  [...text.matchAll(reference)].flatMap((match) => {
    const number = Number(match[1]?.normalize('NFKC'));
    if (!pathOf || number === 0) return [];
    return [{ index: match.index, typed: match[0], anchor: anchor(`${base}${pathOf(number)}`, match[0]) }];
  });

/**
 * What someone typed as HTML that can be shown as it is: escaped text, `<br>` for line breaks, and links made of web addresses
 * and of references. Nothing typed becomes a tag.
 */
export const safeHtml = (typed: string, rules: LinkRules): string => {
  const addresses = addressLinks(typed, rules);
  const within = (index: number) =>
    addresses.some((link) => index >= link.index && index < link.index + link.typed.length);
  const references = referenceLinks(typed, rules).filter(({ index }) => !within(index));
  const links = [...addresses, ...references].sort((a, b) => a.index - b.index);
  let html = '';
  let end = 0;
  for (const link of links) {
    html += escapeHtml(typed.slice(end, link.index)) + link.anchor;
    end = link.index + link.typed.length;
  }
  return (html + escapeHtml(typed.slice(end))).replace(/\r\n|\r|\n/g, '<br>');
};
