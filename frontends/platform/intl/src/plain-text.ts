/** The words of a markdown text, line by line: the first view, and home's first screen, do without the markdown reader. */
export function plainText(markdown: string): string {
  return markdown
    .replace(/!?\[([^[\]]*)\]\([^()]*\)/g, '$1')
    .replace(/^[#>\s*-]+/gm, '')
    .replace(/[*_`]{1,3}/g, '')
    .trim();
}
