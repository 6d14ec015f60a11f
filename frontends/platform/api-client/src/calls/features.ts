import { useQuery } from '@tanstack/react-query';
import { useApi } from '../api-provider.tsx';
import { getSettings, type Settings } from './settings.ts';

export const featuresKey = ['features'] as const;

export function useFeatures() {
  const api = useApi();
  return useQuery({ queryKey: featuresKey, queryFn: ({ signal }) => getSettings(api, '/features', signal) });
}

/** `true` and `1` are on, all else is off. */
export function isOn(features: Settings | undefined, key: string): boolean {
  return ['true', '1'].includes(features?.[key] ?? '');
}

/** Whether a feature is on; on until the features say otherwise, so that what it shows does not come late. */
export function useFeatureUnlessOff(key: string): boolean {
  const { data } = useFeatures();
  return data?.[key] === undefined || isOn(data, key);
}

/** Whether a feature is on; off until the features are known. */
export function useFeature(key: string): boolean {
  return isOn(useFeatures().data, key);
}
