import { text } from '@ideabox/http';
import { isWebAddress } from '@ideabox/text';
import { z } from 'zod';
import { ages, genders, industries, jobTypes, regions } from '../domain/codes.ts';
import { portalNameMax, portalNameMin } from '../domain/portal-name.ts';
import type { GivenProfile } from '../domain/profile-changes.ts';

const line = (max: number) => text(max).nullable().optional();
const code = <const Codes extends readonly [string, ...string[]] | readonly string[]>(codes: Codes) =>
  z.enum(codes).nullable().optional();

/** 0 or 1, as a number or as the word that a form sends. */
const digit = () =>
  z
    .union([z.literal([0, 1]), z.enum(['0', '1']).transform(Number)])
    .nullable()
    .optional();

/** Width is folded first: many keyboards write full-width digits. */
const folded = (pattern: RegExp) =>
  z
    .string()
    .transform((value) => value.normalize('NFKC'))
    .pipe(z.string().regex(pattern))
    .nullable()
    .optional();

const situation = z.strictObject({ situation_type: text(25), name: text(100) });

const shownName = () => text(portalNameMax).meta({ minLength: portalNameMin }).nullable().optional();

/** The fields of a profile as their owner may send them: absent is unchanged, null is cleared. */
export const profileBody = z.strictObject({
  portal_name: shownName(),
  nickname: shownName(),
  username: shownName(),
  user_icon_active: digit(),
  hidden_contributor: z.boolean().nullable().optional(),
  gender: code(genders),
  age: code(ages),
  industry: code(industries),
  job_type: code(jobTypes),
  region: code(regions),
  mail_option: digit(),
  job_title: line(100),
  website: text(255).refine(isWebAddress).nullable().optional(),
  profile: text(150, { multiline: true }).nullable().optional(),
  organization: line(100),
  department: line(100),
  position: line(100),
  occupation: line(100),
  workstyle: line(100),
  first_name: line(25),
  last_name: line(25),
  phone_number: folded(/^\+?[0-9][0-9 ()-]{1,18}$/),
  email: z.email().max(255).nullable().optional(),
  country: line(100),
  postal_code: folded(/^[0-9A-Za-z][0-9A-Za-z -]{1,14}$/),
  city: line(100),
  street: line(255),
  situations: z.array(situation).max(20).nullable().optional(),
});

/** The same by the names of the domain. Forms call the shown name a nickname or a user name too; the first counts. */
export const profileOf = (body: z.infer<typeof profileBody>): GivenProfile => {
  const { username, nickname = username, user_icon_active, portal_name = nickname, ...rest } = body;
  const icon_active = typeof user_icon_active === 'number' ? user_icon_active === 1 : user_icon_active;
  return { ...rest, portal_name, icon_active };
};
