/** Who is given up last stands first. */
export const callClasses = ['keyed write', 'member', 'visitor', 'search', 'export'] as const;
export type CallClass = (typeof callClasses)[number];

/** A class is let in where the wait is below its share of what anybody has to wait: the others have the rest to themselves. */
export const patienceShare: Record<CallClass, number> = {
  'keyed write': 1,
  member: 0.8,
  visitor: 0.6,
  search: 0.4,
  export: 0.2,
};
