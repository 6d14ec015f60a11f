export type Step = {
  key: string;
  label: string;
  count: number;
  /** What is counted: `訪問`, `人`. */
  unit: string;
};

/** The steps of one unit, and how many come before them. */
export type UnitSteps = { unit: string; steps: Step[]; before: number };

/** Steps by what they count, in the order given. */
export function byUnit(steps: Step[]): UnitSteps[] {
  const groups: UnitSteps[] = [];
  for (const [unit, some] of Map.groupBy(steps, (step) => step.unit)) {
    const last = groups.at(-1);
    groups.push({ unit, steps: some, before: last ? last.before + last.steps.length : 0 });
  }
  return groups;
}
