import { useFeature, useRegistry } from '@ideabox/api-client';
import { useMemo } from 'react';
import { type ProfileField, requiredFields } from './fields.ts';

/** What the operators ask every member to fill in. */
export function useRequired(): ReadonlySet<ProfileField> {
  const json = useRegistry('profile_fields_required');
  const hasWork = useFeature('feature_user_extended_profile_enable');
  return useMemo(() => requiredFields(json, hasWork), [json, hasWork]);
}
