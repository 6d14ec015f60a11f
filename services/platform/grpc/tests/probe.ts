import { credentials, loadPackageDefinition } from '@grpc/grpc-js';
import { loadSync } from '@grpc/proto-loader';
import { protoPath } from 'grpc-health-check';

/** What a probe, which has no key, is told. */
export const probe = (port: number): Promise<string> => {
  // biome-ignore lint/suspicious/noExplicitAny: the loader's tree is typed by name only
  const { grpc } = loadPackageDefinition(loadSync(protoPath, { enums: String })) as any;
  const client = new grpc.health.v1.Health(`127.0.0.1:${port}`, credentials.createInsecure());
  return new Promise<string>((resolve, reject) => {
    client.check({ service: '' }, (error: Error | null, answer: { status: string }) =>
      error ? reject(error) : resolve(answer.status),
    );
  }).finally(() => client.close());
};
