import type { Base } from '@ideabox/service';
import { subjectOf } from './channel.ts';
import { encodePush, type PushMessage } from './push-message.ts';

/**
 * Tells every instance. What is lost on the way loses no fact: clients ask for their list whenever their socket opens.
 */
export const sendPushes = async (
  { bus, log }: Pick<Base, 'bus' | 'log'>,
  make: () => Promise<PushMessage[]> | PushMessage[],
): Promise<void> => {
  try {
    const messages = await make();
    const { nats } = await bus.link();
    for (const message of messages) nats.publish(subjectOf(message.member_id), encodePush(message));
  } catch (error) {
    log.warn({ err: error }, 'could not push');
  }
};
