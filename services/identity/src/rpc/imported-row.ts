import { isLongerThan } from '@ideabox/text';
import { z } from 'zod';
import { ages, genders, industries, jobTypes, regions } from '../domain/codes.ts';
import { portalNameMax } from '../domain/portal-name.ts';
import { knownRoles } from '../domain/roles.ts';

/** One of the codes; nothing is the first of them, which says that nothing was chosen. */
const code = <const Codes extends readonly string[]>(codes: Codes, fault: string) =>
  z
    .string()
    .transform((value) => (value === '' ? (codes[0] as string) : value))
    .refine((value) => codes.includes(value), fault);

const nameFits = (name: string) => name.trim() !== '' && !isLongerThan(name, portalNameMax);
const noControl = /^[^\p{C}]*$/u;

/** A row as an importer may send it; the message of each fault is the reason that the importer reports. */
export const importedRow = z.object({
  id: z.string().regex(/^[^\p{C}]{1,255}$/u, 'id must have 1 to 255 characters'),
  portal_name: z
    .string()
    .refine(nameFits, `portal_name must have 1 to ${portalNameMax} characters`)
    .regex(noControl, 'portal_name has control characters'),
  role: code([...knownRoles].reverse(), 'role is not known'),
  gender: code(genders, 'gender is not a code'),
  age: code(ages, 'age is not a code'),
  region: code(regions, 'region is not a code'),
  industry: code(industries, 'industry is not a code'),
  job_type: code(jobTypes, 'job_type is not a code'),
  date_entered: z.iso
    .datetime({ offset: true, error: 'date_entered is not an RFC 3339 time' })
    .refine((time) => Date.parse(time) >= 0, 'date_entered is before 1970'),
});
