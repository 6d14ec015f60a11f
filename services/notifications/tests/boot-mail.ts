import type { IdentityServiceDefinition } from '@ideabox/protos/identity/v1/IdentityService';
import { bootService } from '@ideabox/testing';
import { identity as identityService } from '../../identity/src/service.ts';
import { startCatcher } from '../../mail-catcher/src/start-catcher.ts';
import { app, bootNotifications } from './boot.ts';

const nobody = '127.0.0.1:1';

/** What mail needs: an SMTP server that one can look into, identity, and the service with what the test says. */
export const bootMail = async (env: Record<string, string> = {}) => {
  const catcher = await startCatcher({ host: '127.0.0.1', smtpPort: 0, port: 0 });
  const identity = await bootService(identityService, {
    ...{ CONTENT_GRPC_ADDRESS: nobody, IDEAS_GRPC_ADDRESS: nobody },
    ...{ COMMENTS_GRPC_ADDRESS: nobody, NOTIFICATIONS_GRPC_ADDRESS: nobody },
  });
  const people = await identity.rpcClient<IdentityServiceDefinition>();
  const mailing = {
    SMTP_URL: `smtp://127.0.0.1:${catcher.smtpPort}`,
    MAIL_FROM: 'アイデアボックス <no-reply@ideabox.example>',
    UNSUBSCRIBE_SECRET: app.PUSHER_APP_SECRET,
    UNSUBSCRIBE_MAILTO: 'leave@ideabox.example',
    IDENTITY_GRPC_ADDRESS: identity.grpcAddress,
    MAIL_PER_SECOND: '100',
    MAIL_APART_SECONDS: '1',
  };
  const service = await bootNotifications({ ...mailing, ...env });
  const set = async (id: string, body: object) => {
    const path = `/members/${id}/notification_settings`;
    return service.http
      .put(path)
      .set(await service.as(id))
      .send(body);
  };
  return {
    ...{ identity, mailing, service, set },
    /** May be exchanged for another on the same port. */
    catcher,
    /** A member with an address. */
    join: (subject: string, email = `${subject}@example.jp`, nickname = subject) =>
      people.call('ResolveMember', { subject, preferred_username: subject, nickname, email, roles: [] }),
    async stop() {
      people.close();
      await service.stop();
      await Promise.all([identity.stop(), this.catcher.stop()]);
    },
  };
};
