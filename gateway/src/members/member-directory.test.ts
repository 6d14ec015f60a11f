import type { Client } from '@ideabox/grpc';
import type { IdentityServiceDefinition } from '@ideabox/protos/identity/v1/IdentityService';
import type { ResolveMemberResponse__Output as Resolved } from '@ideabox/protos/identity/v1/ResolveMemberResponse';
import { createMemberDirectory } from './member-directory.ts';

const freshMs = 4_000;

type Question = { subject: string; answer: () => void };

/** An identity service that answers when it is told to. */
const startAsking = () => {
  const questions: Question[] = [];
  const call = (_method: string, { subject = '' }: { subject?: string }) =>
    new Promise<Resolved>((resolve) => {
      const answer = () => resolve({ member_id: subject } as Resolved);
      questions.push({ subject, answer });
    });
  const client = { call } as unknown as Client<IdentityServiceDefinition>;
  const directory = createMemberDirectory(client, freshMs);
  const find = (subject: string) =>
    directory({ subject, preferredUsername: '', nickname: '', email: '', roles: [], expiresAt: 0 });
  const meet = async (subject: string) => {
    const found = find(subject);
    questions.at(-1)?.answer();
    await found;
  };
  return { questions, find, meet };
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

/** What has come of a promise by now, without waiting for it. */
const byNow = async <T>(promise: Promise<T>): Promise<T | 'pending'> => {
  await pass(0);
  return Promise.race([promise, Promise.resolve('pending' as const)]);
};

test('members who are known do not wait for an identity service that answers nobody', async () => {
  const { questions, find, meet } = startAsking();
  await meet('one');
  await meet('other');
  await pass(freshMs);
  const first = find('one');
  expect(await byNow(first)).toBe('pending');
  await pass(1_000);
  expect(await byNow(first)).toMatchObject({ member_id: 'one' });
  // That it answers nobody is known by now.
  expect(await byNow(find('other'))).toMatchObject({ member_id: 'other' });
  expect(questions).toHaveLength(4);
  questions[3]?.answer();
  expect(await byNow(find('other'))).toMatchObject({ member_id: 'other' });
  expect(questions).toHaveLength(4);
});

test('an identity service that answers others is waited for', async () => {
  const { questions, find, meet } = startAsking();
  await meet('slow');
  await pass(freshMs);
  const slow = find('slow');
  for (let index = 0; index < 12; index += 1) {
    await pass(200);
    await meet(`other ${index}`);
  }
  expect(await byNow(slow)).toBe('pending');
  questions[1]?.answer();
  expect(await byNow(slow)).toMatchObject({ member_id: 'slow' });
});

test('who calls again and again is asked about before what is known grows old', async () => {
  const { questions, find, meet } = startAsking();
  await meet('busy');
  await pass(freshMs / 2);
  expect(await byNow(find('busy'))).toMatchObject({ member_id: 'busy' });
  expect(questions).toHaveLength(2);
  questions[1]?.answer();
  await pass(freshMs / 2 - 1);
  expect(await byNow(find('busy'))).toMatchObject({ member_id: 'busy' });
  expect(questions).toHaveLength(2);
});

test('a member of whom nothing is known waits for the question', async () => {
  const { questions, find } = startAsking();
  const stranger = find('stranger');
  await pass(10_000);
  expect(await byNow(stranger)).toBe('pending');
  questions[0]?.answer();
  expect(await byNow(stranger)).toMatchObject({ member_id: 'stranger' });
});
