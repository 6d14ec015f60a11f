import type { Stepper } from '@ideabox/api-client';

/** The stages on the way; "not adopted" is the end of one, and no step of it. */
export function stagesAhead(steppers: Stepper[]): Stepper[] {
  return steppers.filter(({ stepper_key }) => stepper_key !== 'not_adopted');
}
