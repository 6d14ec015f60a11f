import { isOn, useFeatures } from '@ideabox/api-client';

/** Whether people may log in; yes until the features say no, so that the header does not jump. */
export function useLoginEnabled(): boolean {
  const { data } = useFeatures();
  return data?.feature_login_enabled === undefined || isOn(data, 'feature_login_enabled');
}

/** Whether the way to registration is shown, beside the login. */
export function useRegisterShown(): boolean {
  const { data } = useFeatures();
  return data?.feature_display_register_user === undefined || isOn(data, 'feature_display_register_user');
}

export function useProfileShown(): boolean {
  const { data } = useFeatures();
  return data?.feature_display_user_profile === undefined || isOn(data, 'feature_display_user_profile');
}
