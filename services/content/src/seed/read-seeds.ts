import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { Part, Setting } from '../domain/site-content.ts';
import { readMarkdown } from './read-markdown.ts';
import { readNews, readNewsTranslation } from './read-news.ts';
import { readPage } from './read-page.ts';
import { otherLanguages, readTranslations } from './read-translations.ts';
import type { Seeds } from './seeds.ts';

const settings = z.array(z.strictObject({ search_key: z.string().min(1), value: z.string() }));

const readSettings = async (file: string): Promise<Setting[]> =>
  settings.parse(JSON.parse(await readFile(file, 'utf8')));

/** Parts are told apart by language in their keys: `home_lead`, `home_lead_en`. */
const readParts = async (dir: string): Promise<Part[]> => {
  const folders = ['', ...otherLanguages].map(async (language) =>
    (await readMarkdown(join(dir, language))).map(({ key, text }) => ({
      search_key: language === '' ? key : `${key}_${language}`,
      contents: text,
    })),
  );
  return (await Promise.all(folders)).flat();
};

/** Reads the folder of seeds: one file a part, page and piece of news, named for its key; a folder for each other language. */
export const readSeeds = async (dir: string): Promise<Seeds> => {
  const within = (kind: string) => (language: string) => join(dir, kind, language);
  const [features, registries, parts, pageFiles, newsFiles] = await Promise.all([
    readSettings(join(dir, 'features.json')),
    readSettings(join(dir, 'registries.json')),
    readParts(join(dir, 'parts')),
    readMarkdown(join(dir, 'pages')),
    readMarkdown(join(dir, 'news')),
  ]);
  const pages = pageFiles.map(readPage);
  const news = newsFiles.map(readNews);
  const originals = {
    pages: pages.map(({ page_key, contents }) => ({ key: page_key, contents })),
    news: news.map(({ news_key, contents }) => ({ key: news_key, contents })),
  };
  const translations = await Promise.all([
    readTranslations(within('pages'), 'page', originals.pages, readPage),
    readTranslations(within('news'), 'news', originals.news, readNewsTranslation),
  ]);
  return { features, registries, parts, pages, news, translations: translations.flat() };
};
