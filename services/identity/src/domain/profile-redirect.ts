import { ages, genders, industries, jobTypes, regions } from './codes.ts';
import type { Member } from './member.ts';

const unset: Record<string, string> = {
  gender: genders[0],
  age: ages[0] as string,
  industry: industries[0],
  job_type: jobTypes[0],
  region: regions[0] as string,
};

/** The fields that are there only while the product asks where somebody works. */
const extendedFields = ['organization', 'department', 'position'];

/** What a registry may call a field by. */
const fieldOf: Record<string, string> = {
  nickname: 'portal_name',
  username: 'portal_name',
  user_icon_src: 'icon_src',
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

/** What the operators have set, as far as it says which fields have to be there. */
export type Requirements = { fields: string | undefined; extended: boolean };

/**
 * Whether a member has to fill in the profile first: one of the fields that the registry's `profile_fields_required`
 * lists is empty. Names that are no field of a profile count for nothing.
 */
export const needsProfile = (member: Member, { fields, extended }: Requirements): boolean =>
  namesIn(fields ?? '[]')
    .filter((name) => extended || !extendedFields.includes(name))
    .map((name) => fieldOf[name] ?? name)
    .some((name) => {
      const value = (member as Record<string, unknown>)[name];
      return value !== undefined && (isEmpty(value) || value === unset[name]);
    });
