import type { Base } from '@ideabox/service';
import { type ChannelSigner, createChannelSigner } from './realtime/channel-signer.ts';
import { createHub, type Hub, type HubLimits } from './realtime/hub.ts';

export type Context = Base & {
  signer: ChannelSigner;
  /** The sockets of this process. */
  hub: Hub;
  limits: HubLimits;
};

export const createContext = async (
  base: Base,
  config: {
    PUSHER_APP_KEY: string;
    PUSHER_APP_SECRET: string;
    REALTIME_MAX_SOCKETS: number;
    REALTIME_ACTIVITY_SECONDS: number;
    REALTIME_PATIENCE_SECONDS: number;
  },
): Promise<Context> => {
  const signer = createChannelSigner({ key: config.PUSHER_APP_KEY, secret: config.PUSHER_APP_SECRET });
  const limits = {
    sockets: config.REALTIME_MAX_SOCKETS,
    activitySeconds: config.REALTIME_ACTIVITY_SECONDS,
    patienceSeconds: config.REALTIME_PATIENCE_SECONDS,
  };
  return { ...base, signer, limits, hub: createHub({ signer, limits, metrics: base.metrics }) };
};
