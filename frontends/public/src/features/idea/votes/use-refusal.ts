import { useCategories } from '@ideabox/api-client';
import type { Idea } from '../get-idea.ts';
import { useViewer } from '../viewer.ts';
import { refusalOf } from './refusal-of.ts';

/** Why this reader may not vote for, or support, this idea; undefined when they may. */
export function useRefusal(act: 'vote' | 'support', idea: Idea): string | undefined {
  const { role } = useViewer(idea);
  const stepper = useCategories().data?.find(({ id }) => id === idea.category.id)?.stepper;
  return refusalOf(act, { status: idea.category.status, stepper }, role);
}
