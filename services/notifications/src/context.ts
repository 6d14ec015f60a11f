import { type Client, createClient } from '@ideabox/grpc';
import type { CommentsServiceDefinition } from '@ideabox/protos/comments/v1/CommentsService';
import type { ContentServiceDefinition } from '@ideabox/protos/content/v1/ContentService';
import type { IdeasServiceDefinition } from '@ideabox/protos/ideas/v1/IdeasService';
import type { IdentityServiceDefinition } from '@ideabox/protos/identity/v1/IdentityService';
import { type Alarm, type Base, createAlarm } from '@ideabox/service';
import { type Settings, watchSettings } from '@ideabox/settings';
import type { Config } from './config.ts';
import { createMailing, type Mailing } from './mail/create-mailing.ts';
import { type ChannelSigner, createChannelSigner } from './realtime/channel-signer.ts';
import { createPushing, type Pushing } from './realtime/create-pushing.ts';
import { createHub, type Hub, type HubLimits } from './realtime/hub.ts';

export type Context = Base & {
  signer: ChannelSigner;
  /** The sockets of this process. */
  hub: Hub;
  pushing: Pushing;
  limits: HubLimits;
  identity: Client<IdentityServiceDefinition>;
  ideas: Client<IdeasServiceDefinition>;
  comments: Client<CommentsServiceDefinition>;
  content: Client<ContentServiceDefinition>;
  settings: Settings;
  /** Without a trailing slash. */
  publicUrl: string;
  /** null where no mail is sent. */
  mailing: Mailing | null;
  alarms: { broadcasts: Alarm; mails: Alarm };
};

export const createContext = async (base: Base, config: Config): Promise<Context & { close: () => void }> => {
  const signer = createChannelSigner({ key: config.PUSHER_APP_KEY, secret: config.PUSHER_APP_SECRET });
  const limits = {
    sockets: config.REALTIME_MAX_SOCKETS,
    activitySeconds: config.REALTIME_ACTIVITY_SECONDS,
    patienceSeconds: config.REALTIME_PATIENCE_SECONDS,
  };
  const mailing = createMailing(config);
  const asking = { credentials: base.credentials, deadlineMs: base.rpcBudgetMs };
  const identity = createClient<IdentityServiceDefinition>({
    address: config.IDENTITY_GRPC_ADDRESS,
    service: 'identity.v1.IdentityService',
    ...asking,
  });
  const ideas = createClient<IdeasServiceDefinition>({
    address: config.IDEAS_GRPC_ADDRESS,
    service: 'ideas.v1.IdeasService',
    ...asking,
  });
  const comments = createClient<CommentsServiceDefinition>({
    address: config.COMMENTS_GRPC_ADDRESS,
    service: 'comments.v1.CommentsService',
    ...asking,
  });
  const content = createClient<ContentServiceDefinition>({
    address: config.CONTENT_GRPC_ADDRESS,
    service: 'content.v1.ContentService',
    ...asking,
  });
  const settings = await watchSettings({ ...base, address: config.CONTENT_GRPC_ADDRESS });
  return {
    ...base,
    signer,
    limits,
    hub: createHub({ signer, limits, metrics: base.metrics }),
    pushing: createPushing(base),
    identity,
    ideas,
    comments,
    content,
    settings,
    publicUrl: config.PUBLIC_URL.replace(/\/+$/, ''),
    mailing,
    alarms: { broadcasts: createAlarm(), mails: createAlarm() },
    close: () => {
      for (const closed of [identity, ideas, comments, content, settings]) closed.close();
      mailing?.close();
    },
  };
};
