import { useFeatureUnlessOff } from '@ideabox/api-client';

/** Whether the operators let profiles be shown. */
export const useProfilesShown = () => useFeatureUnlessOff('feature_display_user_profile');
