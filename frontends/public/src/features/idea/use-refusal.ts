import { useCategories } from '@ideabox/api-client';
import type { Idea } from './get-idea.ts';
import { type Act, refusalOf } from './refusal-of.ts';
import { useViewer } from './viewer.ts';

/** Why this reader may not vote for, support or comment on this idea; undefined when they may. */
export function useRefusal(act: Act, idea: Idea): string | undefined {
  const { role } = useViewer(idea);
  const stepper = useCategories().data?.find(({ id }) => id === idea.category.id)?.stepper;
  return refusalOf(act, { status: idea.category.status, stepper }, role);
}
