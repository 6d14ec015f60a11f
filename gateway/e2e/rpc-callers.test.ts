import { globSync } from 'node:fs';
import { loadSync } from '@grpc/proto-loader';
import { type Credentials, createClient, type FullName, RpcFailure, status } from '@ideabox/grpc';
import { type Caller, callers, protoRoot, type ServiceName } from '@ideabox/protos';
import { findAddresses } from '../../scripts/stack/access.ts';
import { claimsOf, keyPair, now, signed, unsigned } from '../../services/platform/grpc/tests/tokens.ts';
import { callerKeyOf, credentialsOf } from './caller-credentials.ts';

/** Who may call what. Whoever else calls is refused, and so is everyone where a row is missing. */
const allowed: Record<string, Caller[]> = {
  'analytics.v1.AnalyticsService/ImportUsage': ['scripts'],
  'analytics.v1.AnalyticsService/Rebuild': ['scripts'],
  'comments.v1.CommentsService/ExportMember': ['identity'],
  'comments.v1.CommentsService/FindAuthor': ['identity'],
  'comments.v1.CommentsService/ImportComments': ['scripts'],
  'comments.v1.CommentsService/ListCommenters': ['notifications'],
  'comments.v1.CommentsService/ReplayComments': ['analytics'],
  'comments.v1.CommentsService/ReplayRatings': ['analytics'],
  'content.v1.ContentService/ExportMember': ['identity'],
  'content.v1.ContentService/ListSettings': [
    'identity',
    'ideas',
    'comments',
    'notifications',
    'analytics',
    'gateway',
  ],
  'content.v1.ContentService/ReadNews': ['notifications'],
  'ideas.v1.IdeasService/CheckComment': ['comments'],
  'ideas.v1.IdeasService/ExportMember': ['identity'],
  'ideas.v1.IdeasService/FindAuthor': ['identity'],
  'ideas.v1.IdeasService/ImportAnswers': ['scripts'],
  'ideas.v1.IdeasService/ImportCategories': ['scripts'],
  'ideas.v1.IdeasService/ImportIdeas': ['scripts'],
  'ideas.v1.IdeasService/ImportSupports': ['scripts'],
  'ideas.v1.IdeasService/ImportVotes': ['scripts'],
  'ideas.v1.IdeasService/ListFollowers': ['notifications'],
  'ideas.v1.IdeasService/ReplayCategories': ['notifications', 'analytics'],
  'ideas.v1.IdeasService/ReplayIdeas': ['notifications', 'analytics'],
  'ideas.v1.IdeasService/ReplaySupports': ['analytics'],
  'ideas.v1.IdeasService/ReplayVotes': ['analytics'],
  'identity.v1.IdentityService/ImportMembers': ['scripts'],
  'identity.v1.IdentityService/ListContacts': ['notifications'],
  'identity.v1.IdentityService/ReplayBlocks': ['notifications'],
  'identity.v1.IdentityService/ReplayMembers': ['notifications', 'analytics'],
  'identity.v1.IdentityService/ResolveMember': ['gateway'],
  'notifications.v1.NotificationsService/ExportMember': ['identity'],
};

/** Every RPC that there is, and whether it streams. */
const rpcs = new Map<string, boolean>();
const files = globSync('ideabox/*/v1/*_service.proto', { cwd: protoRoot });
for (const [name, definition] of Object.entries(loadSync(files, { includeDirs: [protoRoot] }))) {
  if ('format' in definition) continue;
  for (const [method, { responseStream }] of Object.entries(definition))
    rpcs.set(`${name.replace('ideabox.', '')}/${method}`, responseStream);
}

const addresses = findAddresses();
const split = (rpc: string) => {
  const [service, method] = rpc.split('/') as [FullName, string];
  return { service, method, owner: service.split('.')[0] as ServiceName };
};

/** An empty request gets as far as the handler, if it gets anywhere. */
const answerTo = async (rpc: string, credentials: Credentials): Promise<string> => {
  const { service, method, owner } = split(rpc);
  const address = addresses[`${owner.toUpperCase() as Uppercase<ServiceName>}_GRPC_ADDRESS`];
  // biome-ignore lint/suspicious/noExplicitAny: any service's
  const client = createClient<any>({ address, service, credentials });
  const first = async () => {
    // The first part will do: who stops reading stops the other side too.
    for await (const _ of client.stream(method, {})) return;
  };
  try {
    await (rpcs.get(rpc) ? first() : client.call(method, {}));
    return 'answered';
  } catch (error) {
    if (!(error instanceof RpcFailure)) return String(error).replace(/.*: /, '');
    const judged = [status.INVALID_ARGUMENT, status.NOT_FOUND].includes(error.code);
    return judged ? 'answered' : String(error);
  } finally {
    client.close();
  }
};

test('every RPC of the protos has its row', () => {
  expect([...rpcs.keys()].toSorted()).toEqual(Object.keys(allowed).toSorted());
});

test.each(Object.entries(allowed))('%s answers %p alone', async (rpc, named) => {
  const answers = callers.map(async (caller) => [caller, await answerTo(rpc, await credentialsOf(caller))]);
  expect(Object.fromEntries(await Promise.all(answers))).toEqual(
    Object.fromEntries(
      callers.map((caller) => [caller, named.includes(caller) ? 'answered' : 'PERMISSION_DENIED']),
    ),
  );
});

test.each(Object.entries(allowed))('%s answers nobody who cannot say who they are', async (rpc, [caller]) => {
  const claims = claimsOf(caller as Caller, { aud: split(rpc).owner });
  const own = callerKeyOf(caller as Caller);
  const credentials = {
    nothing: '',
    'a foreign key': signed(keyPair().privateKey, claims),
    'another audience': signed(own, { ...claims, aud: 'polls' }),
    'run out': signed(own, { ...claims, iat: now() - 370, exp: now() - 310 }),
    'no signature': unsigned(claims),
  };
  const answers = Object.entries(credentials).map(async ([name, text]) => [
    name,
    await answerTo(rpc, async () => text),
  ]);
  expect(Object.fromEntries(await Promise.all(answers))).toEqual(
    Object.fromEntries(Object.keys(credentials).map((name) => [name, 'UNAUTHENTICATED'])),
  );
});
