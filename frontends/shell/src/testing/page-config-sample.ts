import { siteSample } from '../../../platform/testing/src/samples.ts';
import type { Site } from '../../../platform/testing/src/site.ts';
import type { PageConfig } from '../config/page-config.ts';

export const oidcSample = { issuer: 'http://localhost/realms/ideabox', clientId: 'ideabox-web' };

type Change = Partial<Omit<PageConfig, 'data' | 'oidc' | 'realtime'>> & { site?: Site };

/** What the web server writes into the document; without remotes unless told. */
export function pageConfigSample({ site = siteSample, ...change }: Change = {}): PageConfig {
  return {
    locale: 'ja',
    locales: ['ja', 'en'],
    basename: '',
    remotes: [],
    ...change,
    oidc: oidcSample,
    realtime: { key: 'key' },
    data: [
      [['features'], site.features],
      [['registries'], site.registries],
      [['parts'], site.parts],
      [['categories'], site.categories],
      [['steppers', 'stages'], site.steppers],
    ],
  };
}
