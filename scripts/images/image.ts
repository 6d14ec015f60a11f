import { type ServiceName, serviceNames } from '@ideabox/protos';
import { remoteNames } from '../../frontends/remotes.ts';

/** A program of ours, run by Node from its sources. */
export type ProgramImage = {
  kind: 'program';
  name: string;
  /** Its workspace, where `src/main.ts` is what runs. */
  workspace: string;
  /** The workspace that is released with it, where that is another one. */
  released?: string;
  /** Folders that it serves, as the build leaves them or as they are, and where they lie in the image. */
  served?: { from: string; to: string }[];
};

/** A server of the evaluation, for where its official image cannot be had. */
export type ServerImage = { kind: 'server'; name: 'nats' | 'postgres' | 'redis' };

export type Image = ProgramImage | ServerImage;

const program = (name: string, workspace: string): ProgramImage => ({ kind: 'program', name, workspace });

const service = (name: ServiceName) => program(name, `services/${name}`);

const inPlace = (folder: string) => ({ from: folder, to: folder });
const web: ProgramImage = {
  ...program('web', 'frontends/web'),
  served: ['frontends/shell/dist/client', 'frontends/shell/messages'].map(inPlace),
};
const remote = (name: string): ProgramImage => ({
  ...program(name, 'frontends/remote-server'),
  released: `frontends/${name}`,
  served: [{ from: `frontends/${name}/dist/client`, to: 'frontends/remote-server/bundle' }],
});

/** Every image of the product; the servers' last. */
export const images: Image[] = [
  program('gateway', 'gateway'),
  ...serviceNames.map(service),
  web,
  ...remoteNames.map(remote),
  program('identity-provider', 'services/identity-provider'),
  program('mail-catcher', 'services/mail-catcher'),
  ...(['postgres', 'nats', 'redis'] as const).map((name): ServerImage => ({ kind: 'server', name })),
];
