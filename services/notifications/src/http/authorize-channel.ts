import { raw } from '@ideabox/http';
import { z } from 'zod';
import { ChannelOfAnother } from '../domain/errors.ts';
import { channelOf } from '../realtime/channel.ts';
import { route } from './route.ts';

export const authorizeChannel = route({
  method: 'post',
  success: 200,
  path: '/broadcasting/auth',
  summary: "Authorises a socket to listen to the member's own channel, private-user.{id}",
  access: 'member',
  body: z.strictObject({
    socket_id: z.string().regex(/^\d{1,20}\.\d{1,20}$/),
    channel_name: z.string().min(1).max(300),
  }),
  form: true,
  refusals: [403],
  produces: 'application/json',
  handle: async ({ signer }, { caller, body }) => {
    if (body.channel_name !== channelOf(caller.id)) throw new ChannelOfAnother();
    const auth = signer.sign(body.socket_id, body.channel_name);
    // As Pusher's clients read it, at the top level.
    return raw('application/json', JSON.stringify({ auth }));
  },
});
