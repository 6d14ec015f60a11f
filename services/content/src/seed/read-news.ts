import { z } from 'zod';
import type { NewsItem } from '../domain/site-content.ts';
import type { Text } from '../domain/translated.ts';
import type { Markdown } from './read-markdown.ts';

const name = z.string().min(1);
const matter = z.strictObject({ name, date_entered: z.iso.datetime() });
const matterOfTranslation = z.strictObject({ name });

/** `name: …` and the like between two lines of `---`, then contents. */
const readMatter = ({ key, text }: Markdown) => {
  const parts = /^---\n([\s\S]*?)\n---\n?/.exec(text);
  if (!parts) throw new Error(`seed news ${key} has no front matter`);
  const lines = (parts[1] as string).split('\n').filter((line) => line.trim() !== '');
  const entries = lines.map((line) => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).trim(), line.slice(colon + 1).trim()];
  });
  return { matter: Object.fromEntries(entries), contents: text.slice(parts[0].length).trim() };
};

/** A piece of news from its file, which says its `name` and `date_entered`. */
export const readNews = (file: Markdown): NewsItem => {
  const { matter: given, contents } = readMatter(file);
  return { news_key: file.key, ...matter.parse(given), contents };
};

/** The same in another language, which says its `name`. */
export const readNewsTranslation = (file: Markdown): Text => {
  const { matter: given, contents } = readMatter(file);
  return { ...matterOfTranslation.parse(given), contents };
};
