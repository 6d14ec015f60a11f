import { ages, genders, industries, jobTypes, regions } from './codes.ts';
import type { Member, Profile } from './member.ts';
import { portalNameOf } from './portal-name.ts';

/** Fields as their owner gives them: absent is unchanged, null is cleared. */
export type GivenProfile = { [Field in keyof Profile]?: Profile[Field] | null };

/** What clearing a field that is never null leaves. */
const cleared = (member: Pick<Member, 'id' | 'preferred_username'>) => ({
  portal_name: portalNameOf(member.id, member.preferred_username ?? ''),
  icon_active: false,
  hidden_contributor: false,
  gender: genders[0],
  age: ages[0],
  industry: industries[0],
  job_type: jobTypes[0],
  region: regions[0],
  mail_option: 0,
  situations: [],
});

/** The fields to write, with what a cleared one becomes. */
export const profileChanges = (
  member: Pick<Member, 'id' | 'preferred_username'>,
  given: GivenProfile,
): Partial<Profile> => {
  const empty: Record<string, unknown> = cleared(member);
  const entries = Object.entries(given)
    .filter(([, value]) => value !== undefined)
    .map(([field, value]) => [field, value ?? empty[field] ?? null]);
  return Object.fromEntries(entries);
};
