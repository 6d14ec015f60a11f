import type { Stepper } from './category.ts';

/** A stepper as an operator writes it. */
export type StepperDraft = Omit<Stepper, 'id'>;

/** What a field is when it was cleared, or never given. */
export const emptyStepper = {
  icon: null,
  post_roles: '',
  comment_roles: '',
  vote_roles: '',
  support_roles: '',
};

type Change = { [Field in keyof StepperDraft]?: StepperDraft[Field] | null | undefined };

/** A draft with what was changed of it: absent is unchanged, null is cleared. */
export const changeStepper = <Draft extends Partial<StepperDraft>>(
  draft: Draft,
  change: Change,
): Draft & StepperDraft => {
  const given = Object.entries(change).filter(([, value]) => value !== undefined);
  const changes = given.map(([field, value]) => [field, value ?? emptyStepper[field as 'icon']]);
  return { ...draft, ...Object.fromEntries(changes) } as Draft & StepperDraft;
};
