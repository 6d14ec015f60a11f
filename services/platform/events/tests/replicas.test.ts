import { createBus, deadLetterStream, factStream } from '@ideabox/events';
import { createLogger } from '@ideabox/telemetry';
import { startNatsCluster } from '@ideabox/testing';

const log = createLogger('test', 'silent');

test('facts are kept on as many servers as the setting says, also those of a stream that was made on one', async () => {
  const nats = await startNatsCluster();
  const replicasWith = async (replicas?: number) => {
    const bus = createBus({ url: nats.url, name: 'test', log, replicas });
    const { jsm } = await bus.link();
    const streams = await Promise.all([factStream, deadLetterStream].map((name) => jsm.streams.info(name)));
    await bus.close();
    return streams.map(({ config }) => config.num_replicas);
  };
  try {
    expect(await replicasWith()).toEqual([1, 1]);
    expect(await replicasWith(3)).toEqual([3, 3]);
    expect(await replicasWith()).toEqual([3, 3]);
  } finally {
    await nats.stop();
  }
});
