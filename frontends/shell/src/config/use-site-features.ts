import { useFeatureUnlessOff } from '@ideabox/api-client';

/** Whether people may log in. */
export const useLoginEnabled = () => useFeatureUnlessOff('feature_login_enabled');

/** Whether the way to registration is shown, beside the login. */
export const useRegisterShown = () => useFeatureUnlessOff('feature_display_register_user');

export const useProfileShown = () => useFeatureUnlessOff('feature_display_user_profile');
