/** A short markdown text as plain words: the first screen does without the markdown reader. */
export function plainText(markdown: string): string {
  return markdown
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^[#>\s*-]+/gm, '')
    .replace(/[*_`]{1,3}/g, '')
    .trim();
}
