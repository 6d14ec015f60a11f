import { subscribe } from './member-channel.ts';
import { origin } from './product.ts';

/** What is pushed to a member from now on, as the stock client hears it. */
export const openChannel = async (id: string, headers: Record<string, string>) => {
  const { channel, close } = await subscribe(origin, { id, headers });
  const pushes: unknown[] = [];
  channel.bind('PushNotification', (data: unknown) => pushes.push(data));
  return { pushes, close };
};
