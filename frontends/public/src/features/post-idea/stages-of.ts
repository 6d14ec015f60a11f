import type { Category } from '@ideabox/api-client';

export type Stage = { id: number; name: string; post_roles: string };

const operators = ['admin', 'operator'];

/** The stages an idea in this category may be posted on: its own, and those that name the role; operators choose among all. */
export function stagesOf(category: Pick<Category, 'stepper'>, stages: Stage[], role: string): Stage[] {
  const isOwn = ({ id }: Stage) => id === category.stepper?.id;
  const names = ({ post_roles }: Stage) =>
    post_roles
      .split(',')
      .map((word) => word.trim())
      .includes(role);
  return stages.filter((stage) => isOwn(stage) || operators.includes(role) || names(stage));
}
