import { CallRefused, type Credentials, createClient } from '@ideabox/grpc';
import type { ContentServiceDefinition } from '@ideabox/protos/content/v1/ContentService';
import type { Logger } from '@ideabox/telemetry';

/** What operators set at run time, at most `settingsPollMs` old; while its owner is down, as it was last known. */
export type Settings = {
  feature: (key: string) => string | undefined;
  registry: (key: string) => string | undefined;
  close: () => void;
};

/** Keeps a copy of the settings of the service at `address` (host:port). The first look is awaited, but not insisted on. */
export const watchSettings = async (options: {
  address: string;
  credentials: Credentials;
  settingsPollMs: number;
  log: Logger;
}): Promise<Settings> => {
  const client = createClient<ContentServiceDefinition>({
    address: options.address,
    service: 'content.v1.ContentService',
    credentials: options.credentials,
    deadlineMs: 1_500,
  });
  let features = new Map<string, string>();
  let registries = new Map<string, string>();
  let told: string | undefined;
  const tell = (error: unknown) => {
    if (String(error) === told) return;
    told = String(error);
    options.log[error instanceof CallRefused ? 'error' : 'warn'](
      { error: told },
      'settings are as last known',
    );
  };
  const refresh = async () => {
    try {
      const { settings } = await client.call('ListSettings', {});
      const ofKind = (kind: string) =>
        new Map(settings.filter((item) => item.kind === kind).map((item) => [item.search_key, item.value]));
      features = ofKind('SETTING_KIND_FEATURE');
      registries = ofKind('SETTING_KIND_REGISTRY');
      told = undefined;
    } catch (error) {
      tell(error);
    }
  };
  await refresh();
  const timer = setInterval(refresh, options.settingsPollMs).unref();
  return {
    feature: (key) => features.get(key),
    registry: (key) => registries.get(key),
    close: () => {
      clearInterval(timer);
      client.close();
    },
  };
};
