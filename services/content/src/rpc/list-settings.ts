import type { ListSettingsResponse } from '@ideabox/protos/content/v1/ListSettingsResponse';
import type { Context } from '../context.ts';
import { effectiveFeature } from '../domain/effective-feature.ts';
import { effectiveRegistry } from '../domain/effective-registry.ts';
import { allSettings } from '../store/settings.ts';

/** Every feature flag and registry entry as it counts now. */
export const listSettings =
  ({ db, fixedFeatures }: Context) =>
  async (): Promise<ListSettingsResponse> => {
    const [features, registries] = await Promise.all([
      allSettings(db, 'features'),
      allSettings(db, 'registries'),
    ]);
    return {
      settings: [
        ...features
          .map(effectiveFeature(fixedFeatures))
          .map((entry) => ({ kind: 'SETTING_KIND_FEATURE' as const, ...entry })),
        ...registries
          .map(effectiveRegistry)
          .map((entry) => ({ kind: 'SETTING_KIND_REGISTRY' as const, ...entry })),
      ],
    };
  };
