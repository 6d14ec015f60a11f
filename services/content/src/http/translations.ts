import { inLanguages, ofLanguages, text } from '@ideabox/http';
import { languages } from '@ideabox/text';
import { z } from 'zod';
import { flatTranslations, type Translated } from '../domain/translated.ts';

/** Name and contents in other languages than Japanese; one that is absent is unchanged, one that is null is cleared. */
export const translationsOf = (contents: z.ZodType<string>) =>
  inLanguages(z.strictObject({ name: text(100), contents }))
    .omit({ ja: true })
    .nullish();

/** In which language an answer's words are, and, for those who edit them, the words in the other ones. */
export const translatedFields = {
  lang: z.enum(languages).meta({ description: 'Of name and contents; named in `fields`, and after a write' }),
  translations: ofLanguages(z.object({ name: z.string(), contents: z.string() })).meta({
    description: 'By language; likewise',
  }),
};

/** Left out unless they are asked for. */
export const onlyIfAsked = ['lang', 'translations'] as const;

/** A text as the audit log takes it. */
export const audited = <Thing extends Translated>({ translations, ...thing }: Thing) => ({
  ...thing,
  ...flatTranslations(translations),
});
