/** The words of a markdown text, line by line. */
export function plainText(markdown: string): string {
  return markdown
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^[#>\s*-]+/gm, '')
    .replace(/[*_`]{1,3}/g, '')
    .trim();
}
