import { type Language, languages } from '@ideabox/text';
import type { Text } from '../domain/translated.ts';
import { type Markdown, readMarkdown } from './read-markdown.ts';
import type { SeedTranslation } from './seeds.ts';

export const otherLanguages: readonly Language[] = languages.filter((language) => language !== 'ja');

/**
 * What the folders of the other languages, within the folder of the originals, hold of them.
 * @throws Error where one translates nothing
 */
export const readTranslations = async (
  dir: (language: Language) => string,
  kind: SeedTranslation['kind'],
  originals: { key: string; contents: string }[],
  read: (file: Markdown) => Text,
): Promise<SeedTranslation[]> => {
  const folders = otherLanguages.map(async (language) =>
    (await readMarkdown(dir(language))).map((file) => {
      const original = originals.find(({ key }) => key === file.key);
      if (!original) throw new Error(`seed ${kind} ${file.key} in ${language} translates nothing`);
      const { name, contents } = read(file);
      return { kind, language, key: file.key, name, contents, original: original.contents };
    }),
  );
  return (await Promise.all(folders)).flat();
};
