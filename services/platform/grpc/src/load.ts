import { loadPackageDefinition, type ServiceClientConstructor } from '@grpc/grpc-js';
import { loadSync } from '@grpc/proto-loader';
import { protoRoot, type ServiceName } from '@ideabox/protos';

/** A service's full name below `ideabox.`, such as `ideas.v1.IdeasService`; it begins with its owner. */
export type FullName = `${ServiceName}.v${number}.${string}Service`;

/** The service to which those RPCs belong. */
export const ownerOf = (name: FullName): ServiceName => name.split('.', 1)[0] as ServiceName;

/** The constructor of a service's clients, which also carries its definition; read from its proto file. */
export const loadService = (name: FullName): ServiceClientConstructor => {
  const [owner, version, serviceName] = name.split('.') as [string, string, string];
  const definition = loadSync(`ideabox/${owner}/${version}/${owner}_service.proto`, {
    includeDirs: [protoRoot],
    longs: Number,
    enums: String,
    defaults: true,
    arrays: true,
    oneofs: true,
    keepCase: true,
  });
  // biome-ignore lint/suspicious/noExplicitAny: the loader's tree is typed by name only
  const tree = loadPackageDefinition(definition) as any;
  return tree.ideabox[owner][version][serviceName];
};
