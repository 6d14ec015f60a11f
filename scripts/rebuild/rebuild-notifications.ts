import { createClient } from '@ideabox/grpc';
import type { NotificationsServiceDefinition } from '@ideabox/protos/notifications/v1/NotificationsService';
import { StartFailure } from '../command-line/start-failure.ts';
import { findAddresses, findCredentials } from '../stack/access.ts';
import { createProgressLine } from './progress-line.ts';

const deadlineMs = 6 * 60 * 60_000;

/** Has notifications read anew what decides who is told what. @returns what came of it, in a line. */
export const rebuildNotifications = async (): Promise<string> => {
  const address = process.env.NOTIFICATIONS_GRPC_ADDRESS || findAddresses().NOTIFICATIONS_GRPC_ADDRESS;
  const client = createClient<NotificationsServiceDefinition>({
    address,
    service: 'notifications.v1.NotificationsService',
    credentials: await findCredentials(),
  });
  const progress = createProgressLine();
  const read: string[] = [];
  try {
    for await (const step of client.stream('Rebuild', {}, { deadlineMs })) {
      progress.show(`  ${step.source}: ${step.read}`, step.done);
      if (step.done) read.push(`${step.read} ${step.source}`);
    }
  } catch (error) {
    progress.end();
    const { details } = error as { details?: string };
    throw new StartFailure(`The notifications service at ${address} did not rebuild: ${details ?? error}`, {
      cause: error,
    });
  } finally {
    client.close();
  }
  return `Rebuilt notifications: ${read.join(', ')}`;
};
