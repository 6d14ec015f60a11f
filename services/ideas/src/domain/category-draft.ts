import type { Category } from './category.ts';
import { InvalidField } from './errors.ts';
import { type GivenWords, settleWords } from './words-by-language.ts';

export type DraftSituation = { id?: number | undefined; name: string; names?: GivenWords };

/** A category as an operator writes it: its stepper by id, its situations by id or by name alone. */
export type CategoryDraft = Omit<
  Category,
  'id' | 'date_entered' | 'idea_count' | 'stepper' | 'situations'
> & {
  stepper: number | null;
  situations: DraftSituation[];
};

type Optional = Omit<CategoryDraft, 'name' | 'search_key' | 'status' | 'serial_number'>;

/** What a field is when it was cleared, or never given. */
export const emptyFields: Optional = {
  description: '',
  names: {},
  descriptions: {},
  contents: '',
  invisible: false,
  category_group: null,
  visual_src: null,
  visual_srcset: null,
  stepper: null,
  situations: [],
  from: null,
  until: null,
};

export const draftOf = (category: Category): CategoryDraft => {
  const { id: _, date_entered: __, idea_count: ___, stepper, ...rest } = category;
  return { ...rest, stepper: stepper?.id ?? null };
};

type Words = { names?: GivenWords; descriptions?: GivenWords };

export type CategoryChange = Words & {
  [Field in Exclude<keyof CategoryDraft, keyof Words>]?: CategoryDraft[Field] | null | undefined;
};

/**
 * A draft with what was changed of it: absent is unchanged, null is cleared.
 * @throws InvalidField when it would end before it begins, or says its name or description in two ways
 */
export const changeDraft = <Draft extends Optional>(
  draft: Draft,
  change: CategoryChange,
): Draft & CategoryDraft => {
  const given = Object.entries(settleWords(draft, change)).filter(([, value]) => value !== undefined);
  const changes = given.map(([field, value]) => [field, value ?? emptyFields[field as keyof Optional]]);
  const changed = { ...draft, ...Object.fromEntries(changes) } as Draft & CategoryDraft;
  const { from, until } = changed;
  if (from && until && new Date(until) <= new Date(from)) throw new InvalidField('until');
  return changed;
};
