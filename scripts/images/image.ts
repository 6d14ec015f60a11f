import { type ServiceName, serviceNames } from '@ideabox/protos';
import { remoteNames } from '../../frontends/remotes.ts';

/** A program of ours, run by Node from its sources. */
export type ProgramImage = {
  kind: 'program';
  name: string;
  /** Its workspace, where `src/main.ts` is what runs. */
  workspace: string;
  /** Folders that it serves, as the build leaves them or as they are. */
  served?: string[];
};

/** A server of the evaluation, for where its official image cannot be had. */
export type ServerImage = { kind: 'server'; name: 'nats' | 'postgres' | 'redis' };

export type Image = ProgramImage | ServerImage;

const program = (name: string, workspace: string): ProgramImage => ({ kind: 'program', name, workspace });

const service = (name: ServiceName) => program(name, `services/${name}`);

const bundles = ['shell', ...remoteNames].map((name) => `frontends/${name}/dist/client`);
const messages = ['shell', ...remoteNames].map((name) => `frontends/${name}/messages`);

/** Every image of the product; the servers' last. */
export const images: Image[] = [
  program('gateway', 'gateway'),
  ...serviceNames.map(service),
  { ...program('web', 'frontends/web'), served: [...bundles, ...messages] },
  program('identity-provider', 'services/identity-provider'),
  program('mail-catcher', 'services/mail-catcher'),
  ...(['postgres', 'nats', 'redis'] as const).map((name): ServerImage => ({ kind: 'server', name })),
];
