import { ages, genders, industries, jobTypes, regions } from './codes.ts';
import type { Member } from './member.ts';

const unset: Record<string, string> = {
  gender: genders[0],
  age: ages[0] as string,
  industry: industries[0],
  job_type: jobTypes[0],
  region: regions[0] as string,
};

/** The names in a JSON list; anything else is an empty list, because a slip there must not lock every member out. */
const namesIn = (json: string): string[] => {
  try {
    const value: unknown = JSON.parse(json);
    return Array.isArray(value) ? value.filter((name) => typeof name === 'string') : [];
  } catch {
    return [];
  }
};

const isEmpty = (value: unknown): boolean =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0);

/**
 * Whether a member has to fill in the profile first: one of the fields that the registry's `profile_fields_required`
 * lists is empty. Names that are no field of a profile count for nothing.
 */
export const needsProfile = (member: Member, requiredFields: string | undefined): boolean =>
  namesIn(requiredFields ?? '[]')
    .map((name) => (name === 'nickname' ? 'portal_name' : name))
    .some((name) => {
      const value = (member as Record<string, unknown>)[name];
      return value !== undefined && (isEmpty(value) || value === unset[name]);
    });
