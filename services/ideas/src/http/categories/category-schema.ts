import { isOn, type Settings } from '@ideabox/settings';
import { type Language, wordsIn } from '@ideabox/text';
import { z } from 'zod';
import { type Category, statusAt, statuses } from '../../domain/category.ts';
import { byLanguage } from '../../domain/words-by-language.ts';
import { languageFields, stepperSchema, stepperView } from '../steppers/stepper-schema.ts';

export const categorySchema = z.object({
  id: z.number().int(),
  name: z.string(),
  search_key: z.string(),
  description: z.string(),
  ...languageFields,
  contents: z.string().meta({ description: 'Markdown' }),
  date: z.string(),
  status: z.enum(statuses).meta({ description: 'What counts now, by from and until' }),
  serial_number: z.number().int(),
  invisible: z.boolean(),
  idea_count: z.number().int(),
  situation_type: z
    .object({ situations: z.array(z.object({ id: z.number(), name: z.string() })) })
    .nullable(),
  visual_src: z.string().nullable(),
  visual_srcset: z.string().nullable(),
  stepper: stepperSchema.nullable(),
  category_group: z.string().nullable().meta({ description: 'null while feature_category_group is off' }),
  from: z.string().nullable(),
  until: z.string().nullable(),
});

/** How categories are shown now: their words in a language, their status by the clock, their group where that is switched on. */
export const categoryView = (settings: Settings, language: Language) => {
  const grouped = isOn(settings.feature('feature_category_group'));
  return (category: Category): z.infer<typeof categorySchema> => {
    const { date_entered, situations, category_group, stepper, ...rest } = category;
    const named = situations.map(({ id, name, names }) => ({ id, name: wordsIn(language, name, names) }));
    return {
      ...rest,
      ...byLanguage(category),
      name: wordsIn(language, category.name, category.names),
      description: wordsIn(language, category.description, category.descriptions),
      stepper: stepper && stepperView(stepper, language),
      status: statusAt(category, new Date()),
      date: date_entered,
      situation_type: named.length > 0 ? { situations: named } : null,
      category_group: grouped ? category_group : null,
    };
  };
};
