import { type CodedField, codedFields } from './codes.ts';

/** The fields of one line, with the most code points that the API takes. */
const lineLimits = {
  portal_name: 30,
  website: 255,
  organization: 100,
  department: 100,
  position: 100,
  job_title: 100,
  occupation: 100,
  workstyle: 100,
  last_name: 25,
  first_name: 25,
  phone_number: 20,
  email: 255,
  country: 100,
  postal_code: 16,
  city: 100,
  street: 255,
} as const;

export type LineField = keyof typeof lineLimits;
export const lineFields = Object.keys(lineLimits) as LineField[];

/** Code points, as the API counts them. */
export const limits = { ...lineLimits, profile: 150, situation_type: 25, name: 100 } as const;
export const portalNameMin = 3;
export const mostSituations = 20;

/** Where somebody works is asked only where the operators want it. */
export const workFields = ['organization', 'department', 'position'] as const satisfies LineField[];

export type ProfileField = LineField | CodedField | 'profile' | 'situations';
export const profileFields: ProfileField[] = [...lineFields, ...codedFields, 'profile', 'situations'];

/** What the API's registry may call a field by. */
const aliases: Record<string, string> = { nickname: 'portal_name', username: 'portal_name' };

/** The fields named by the registry `profile_fields_required`; the shown name is one at any rate. */
export function requiredFields(json: string | undefined, hasWork: boolean): ReadonlySet<ProfileField> {
  const left = hasWork ? [] : (workFields as readonly string[]);
  const names = namesIn(json).map((name) => aliases[String(name)] ?? String(name));
  const known = profileFields.filter((field) => names.includes(field) && !left.includes(field));
  return new Set<ProfileField>(['portal_name', ...known]);
}

/** The names in a JSON list; anything else is an empty one, as the API takes it. */
function namesIn(json = '[]'): unknown[] {
  try {
    const value: unknown = JSON.parse(json);
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}
