import type { Page } from '../domain/site-content.ts';
import type { Markdown } from './read-markdown.ts';

/** A page from its file: the heading on the first line is its name, the rest its contents. */
export const readPage = ({ key, text }: Markdown): Page => {
  const heading = /^# +(.+)\n?/.exec(text);
  if (!heading) throw new Error(`seed page ${key} does not begin with "# title"`);
  return {
    page_key: key,
    name: (heading[1] as string).trim(),
    contents: text.slice(heading[0].length).trim(),
  };
};
