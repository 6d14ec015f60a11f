const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => escapes[character] as string);

const address = /https?:\/\/[^\s<>"'、。「」（）]+/g;
const maxShown = 60;

const shorten = (link: string) => (link.length > maxShown ? `${link.slice(0, maxShown)}…` : link);

const anchor = (link: string) =>
  `<a href="${escapeHtml(link)}" rel="nofollow ugc noopener" target="_blank">${escapeHtml(shorten(link))}</a>`;

/** What someone typed as HTML that can be shown as it is: text alone, web addresses as links, their text cut to 60. */
export const safeHtml = (typed: string): string => {
  let html = '';
  let end = 0;
  for (const match of typed.matchAll(address)) {
    html += escapeHtml(typed.slice(end, match.index)) + anchor(match[0]);
    end = match.index + match[0].length;
  }
  return (html + escapeHtml(typed.slice(end))).replace(/\r\n|\r|\n/g, '<br>');
};
