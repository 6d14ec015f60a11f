import type { OwnProfile } from '../../members/get-member.ts';
import type { CodedField } from './codes.ts';

export type ProfileDraft = Record<CodedField, string> & {
  portal_name: string;
  website: string;
  profile: string;
  wants_mail: boolean;
};

export type ProfileField = keyof ProfileDraft;

/** The form's values for a member as the API tells them. */
export function draftOf(member: OwnProfile): ProfileDraft {
  return {
    portal_name: member.portal_name,
    website: member.website ?? '',
    profile: member.profile ?? '',
    gender: member.gender,
    age: member.age,
    industry: member.industry,
    job_type: member.job_type,
    region: member.region,
    wants_mail: member.mail_option === 0,
  };
}

/** What is sent: an emptied text is cleared, mail is asked for with 0. */
export function bodyOf({ portal_name, website, profile, wants_mail, ...coded }: ProfileDraft) {
  return {
    ...coded,
    portal_name: portal_name.trim(),
    website: website.trim() || null,
    profile: profile.trim() || null,
    mail_option: wants_mail ? 0 : 1,
  };
}
