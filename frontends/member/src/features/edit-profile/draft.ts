import type { Situation } from '../../members/get-member.ts';
import type { OwnProfile } from '../../members/own-profile.ts';
import { type CodedField, codedFields, codes } from './codes.ts';
import { type LineField, lineFields, type ProfileField } from './fields.ts';

/** The form's values. */
export type ProfileDraft = Record<CodedField | LineField, string> & {
  profile: string;
  situations: Situation[];
  wants_mail: boolean;
};

const pick = <Field extends string>(fields: readonly Field[], read: (field: Field) => string) =>
  Object.fromEntries(fields.map((field) => [field, read(field)])) as Record<Field, string>;

/** The form's values for a member as the API tells them. */
export function draftOf(member: OwnProfile): ProfileDraft {
  return {
    ...pick(lineFields, (field) => member[field] ?? ''),
    ...pick(codedFields, (field) => member[field]),
    profile: member.profile ?? '',
    situations: member.situations.map(({ situation_type, name }) => ({ situation_type, name })),
    wants_mail: member.mail_option === 0,
  };
}

type Body = Record<string, unknown>;

/** The same as the API takes it: an emptied text is cleared, a row without a word is none, mail is asked for with 0. */
function bodyOf(draft: ProfileDraft): Body {
  return {
    ...Object.fromEntries(
      [...lineFields, 'profile' as const].map((field) => [field, draft[field].trim() || null]),
    ),
    ...pick(codedFields, (field) => draft[field]),
    situations: draft.situations
      .map(({ situation_type, name }) => ({ situation_type: situation_type.trim(), name: name.trim() }))
      .filter(({ situation_type, name }) => situation_type || name),
    mail_option: draft.wants_mail ? 0 : 1,
  };
}

/** What is to be sent: the fields that were changed, so that the others may be changed elsewhere meanwhile. */
export function changesOf(before: ProfileDraft, after: ProfileDraft): Body {
  const old = bodyOf(before);
  const changed = Object.entries(bodyOf(after)).filter(
    ([field, value]) => JSON.stringify(value) !== JSON.stringify(old[field]),
  );
  return Object.fromEntries(changed);
}

/** Whether a field says nothing; a coded one has its code for that. */
export function isEmpty(draft: ProfileDraft, field: ProfileField): boolean {
  const value = draft[field];
  if (typeof value !== 'string') return value.length === 0;
  const text = value.trim();
  return text === '' || (field in codes && text === codes[field as CodedField][0]);
}
