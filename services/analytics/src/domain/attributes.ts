/** The widgets that break members down, and what of a member each is about. */
export const attributes = {
  genders: 'gender',
  generations: 'age',
  areas: 'region',
  businesses: 'industry',
  divisions: 'job_type',
} as const;

export type Attribute = keyof typeof attributes;
