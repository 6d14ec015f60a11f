import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { Setting } from '../domain/site-content.ts';
import { readMarkdown } from './read-markdown.ts';
import { readNews } from './read-news.ts';
import { readPage } from './read-page.ts';
import type { Seeds } from './seeds.ts';

const settings = z.array(z.strictObject({ search_key: z.string().min(1), value: z.string() }));

const readSettings = async (file: string): Promise<Setting[]> =>
  settings.parse(JSON.parse(await readFile(file, 'utf8')));

/** Reads the folder of seeds: one file a part, page and piece of news, named for its key. */
export const readSeeds = async (dir: string): Promise<Seeds> => {
  const [features, registries, parts, pages, news] = await Promise.all([
    readSettings(join(dir, 'features.json')),
    readSettings(join(dir, 'registries.json')),
    readMarkdown(join(dir, 'parts')),
    readMarkdown(join(dir, 'pages')),
    readMarkdown(join(dir, 'news')),
  ]);
  return {
    features,
    registries,
    parts: parts.map(({ key, text }) => ({ search_key: key, contents: text })),
    pages: pages.map(readPage),
    news: news.map(readNews),
  };
};
