import { isOn } from './is-on.ts';
import type { Requirements } from './profile-redirect.ts';

/** The settings, by their keys. */
type Known = Record<'feature' | 'registry', (key: string) => string | undefined>;

/** What others may see of a profile; while nobody knows what the operators have set, as little as possible. */
export type Shown = { profile: boolean; extended: boolean };

export const shownOf = ({ feature }: Known): Shown => ({
  profile: isOn(feature('feature_display_user_profile')),
  extended: isOn(feature('feature_user_extended_profile_enable')),
});

export const requirementsOf = ({ feature, registry }: Known): Requirements => ({
  fields: registry('profile_fields_required'),
  extended: isOn(feature('feature_user_extended_profile_enable')),
});
