import { z } from 'zod';
import { ages, genders, industries, jobTypes, regions } from '../domain/codes.ts';
import { knownRoles } from '../domain/roles.ts';

const words = z.string().nullable();

/** A member as lists show them. */
export const listedMember = z.object({
  id: z.string(),
  portal_name: z.string(),
  role: z.enum(knownRoles),
  roles: z.array(z.enum(knownRoles)),
  user_icon_src: words,
  status: z.enum(['active', 'suspended', 'invalidated', 'withdrawn']),
  hidden: z.boolean(),
});

const shownId = z
  .string()
  .nullable()
  .meta({ description: 'Null to others where the member hides as a contributor or has withdrawn' });

/** A member as the one who blocks them sees them. */
export const blockedMember = listedMember.extend({
  id: shownId,
  block_id: z.uuid(),
  date_entered: z.iso.datetime().meta({ description: 'When they were blocked' }),
});

/** What everyone may know of a member. */
export const publicMember = listedMember.extend({
  id: shownId,
  user_icon_active: z.union([z.literal(0), z.literal(1)]),
  hidden_contributor: z.boolean(),
  website: words,
  profile: words,
  situations: z.array(z.object({ situation_type: z.string(), name: z.string() })),
  organization: words,
  department: words,
  position: words,
  date_entered: z
    .union([z.iso.datetime(), z.string().regex(/^\d{4}-\d\d$/)])
    .nullable()
    .meta({ description: 'The time to oneself and to operators, to others the month' }),
});

/** What a member alone knows of themselves. */
export const ownMember = publicMember.extend({
  id: z.string(),
  date_entered: z.iso.datetime(),
  profile_redirect: z.boolean(),
  preferred_username: words,
  mail_address: words.meta({ description: 'Where mail goes: the address at the identity provider' }),
  nickname: z.string(),
  username: z.string(),
  gender: z.enum(genders),
  age: z.enum(ages),
  industry: z.enum(industries),
  job_type: z.enum(jobTypes),
  job_title: words,
  region: z.enum(regions),
  mail_option: z.union([z.literal(0), z.literal(1)]),
  occupation: words,
  workstyle: words,
  first_name: words,
  last_name: words,
  phone_number: words,
  email: words,
  country: words,
  postal_code: words,
  city: words,
  street: words,
});
