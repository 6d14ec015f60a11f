import { type Profile, useProfile } from './get-member.ts';

/** What only the member alone is told. */
export type OwnProfile = Profile & {
  id: string;
  preferred_username: string | null;
  /** Where mail goes: the address at the provider. */
  mail_address: string | null;
  gender: string;
  age: string;
  industry: string;
  job_type: string;
  region: string;
  job_title: string | null;
  occupation: string | null;
  workstyle: string | null;
  first_name: string | null;
  last_name: string | null;
  phone_number: string | null;
  email: string | null;
  country: string | null;
  postal_code: string | null;
  city: string | null;
  street: string | null;
  /** 0 asks for mail, 1 refuses it. */
  mail_option: number;
};

export const useOwnProfile = (id: string) => useProfile<OwnProfile>(id);
