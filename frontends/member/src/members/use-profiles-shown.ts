import { isOn, useFeatures } from '@ideabox/api-client';

/** Whether the operators let profiles be shown; yes until the features say no. */
export function useProfilesShown(): boolean {
  const { data } = useFeatures();
  return data?.feature_display_user_profile === undefined || isOn(data, 'feature_display_user_profile');
}
