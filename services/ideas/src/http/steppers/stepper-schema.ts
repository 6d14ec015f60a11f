import { ofLanguages } from '@ideabox/http';
import { type Language, wordsIn } from '@ideabox/text';
import { z } from 'zod';
import type { Stepper } from '../../domain/category.ts';
import { byLanguage } from '../../domain/words-by-language.ts';

const roles = z.string().meta({ description: 'Roles separated by commas; empty is every member' });

/** A step where it is told with something else. */
export const stepperSchema = z.object({
  id: z.number().int(),
  exec_order: z.number().int(),
  stepper_key: z.string(),
  name: z.string(),
  description: z.string(),
  icon: z.string().nullable(),
  post_roles: roles,
  comment_roles: roles,
  vote_roles: roles,
  support_roles: roles,
});

/** What operators read of words by language, and nobody else asks for. */
export const languageFields = {
  names: ofLanguages(z.string()).meta({ description: 'By language; named in `fields`, and after a write' }),
  descriptions: ofLanguages(z.string()).meta({ description: 'The same' }),
};

export const namesOfLanguageFields = Object.keys(languageFields);

export const wholeStepperSchema = stepperSchema.extend(languageFields);

/** A step in a language. */
export const stepperView = (
  { names, descriptions, ...stepper }: Stepper,
  language: Language,
): z.infer<typeof stepperSchema> => ({
  ...stepper,
  name: wordsIn(language, stepper.name, names),
  description: wordsIn(language, stepper.description, descriptions),
});

export const wholeStepperView = (
  stepper: Stepper,
  language: Language,
): z.infer<typeof wholeStepperSchema> => ({ ...stepperView(stepper, language), ...byLanguage(stepper) });
