import { loadPackageDefinition, type ServiceClientConstructor } from '@grpc/grpc-js';
import { loadSync } from '@grpc/proto-loader';
import { protoRoot } from '@ideabox/protos';

/** A service's full name below `ideabox.`, such as `ideas.v1.IdeasService`. */
export type ServiceName = `${string}.v${number}.${string}Service`;

/** The constructor of a service's clients, which also carries its definition; read from its proto file. */
export const loadService = (name: ServiceName): ServiceClientConstructor => {
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
