import { z } from 'zod';
import type { NewsItem } from '../domain/site-content.ts';
import type { Markdown } from './read-markdown.ts';

const matter = z.strictObject({ name: z.string().min(1), date_entered: z.iso.datetime() });

/** A piece of news from its file: `name: …` and `date_entered: …` between two lines of `---`, then its contents. */
export const readNews = ({ key, text }: Markdown): NewsItem => {
  const parts = /^---\n([\s\S]*?)\n---\n?/.exec(text);
  if (!parts) throw new Error(`seed news ${key} has no front matter`);
  const lines = (parts[1] as string).split('\n').filter((line) => line.trim() !== '');
  const entries = lines.map((line) => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).trim(), line.slice(colon + 1).trim()];
  });
  return {
    news_key: key,
    ...matter.parse(Object.fromEntries(entries)),
    contents: text.slice(parts[0].length).trim(),
  };
};
