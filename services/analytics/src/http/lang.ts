import { z } from 'zod';
import { type Language, languages } from '../labels/index.ts';

const readLanguage = (asked: string | string[] | undefined): Language => {
  const short = [asked].flat()[0]?.slice(0, 2).toLowerCase();
  return languages.find((language) => language === short) ?? 'ja';
};

/** The language of labels; Japanese where another is asked for than there are. */
export const langQuery = {
  lang: z
    .union([z.string(), z.array(z.string())])
    .optional()
    .transform(readLanguage),
};
