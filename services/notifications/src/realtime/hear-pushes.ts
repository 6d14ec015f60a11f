import type { Context } from '../context.ts';
import { allPushes } from './channel.ts';
import { decodePush } from './push-message.ts';

/** Hands what any instance pushes to the sockets of this one. @returns what ends it. */
export const hearPushes = ({ bus, hub, log }: Context): (() => void) => {
  let stopped = false;
  let unsubscribe = () => {
    stopped = true;
  };
  const hear = async () => {
    const { nats } = await bus.link();
    if (stopped) return;
    const subscription = nats.subscribe(allPushes, {
      callback: (error, message) => {
        try {
          if (error) throw error;
          const { member_id, ...told } = decodePush(message.string());
          if ('leave' in told) hub.dismiss(member_id);
          else hub.deliver(member_id, told);
        } catch (failure) {
          log.warn({ err: failure }, 'push not understood');
        }
      },
    });
    unsubscribe = () => subscription.unsubscribe();
  };
  hear().catch((error) => log.debug({ err: error }, 'closed before NATS was there'));
  return () => unsubscribe();
};
