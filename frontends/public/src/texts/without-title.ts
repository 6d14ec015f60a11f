/** The markdown without a first heading that only repeats the title. */
export function withoutTitle(markdown: string, title: string): string {
  const [first = '', ...rest] = markdown.trimStart().split('\n');
  return first.replace(/^#\s+/, '').trim() === title.trim() ? rest.join('\n') : markdown;
}
