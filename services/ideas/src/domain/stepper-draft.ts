import type { Stepper } from './category.ts';
import { type GivenWords, settleWords } from './words-by-language.ts';

/** A stepper as an operator writes it. */
export type StepperDraft = Omit<Stepper, 'id'>;

/** What a field is when it was cleared, or never given. */
export const emptyStepper = {
  icon: null,
  description: '',
  names: {},
  descriptions: {},
  post_roles: '',
  comment_roles: '',
  vote_roles: '',
  support_roles: '',
};

type Words = { names?: GivenWords; descriptions?: GivenWords };

type Change = Words & {
  [Field in Exclude<keyof StepperDraft, keyof Words>]?: StepperDraft[Field] | null | undefined;
};

/**
 * A draft with what was changed of it: absent is unchanged, null is cleared.
 * @throws InvalidField when its name or description is said in two ways
 */
export const changeStepper = <
  Draft extends Partial<StepperDraft> & Pick<StepperDraft, 'names' | 'descriptions'>,
>(
  draft: Draft,
  change: Change,
): Draft & StepperDraft => {
  const given = Object.entries(settleWords(draft, change)).filter(([, value]) => value !== undefined);
  const changes = given.map(([field, value]) => [field, value ?? emptyStepper[field as 'icon']]);
  return { ...draft, ...Object.fromEntries(changes) } as Draft & StepperDraft;
};
