import { type QueryClient, QueryObserver } from '@tanstack/react-query';
import { changeData } from './change-data.ts';
import { createQueryClient } from './query-client.ts';

type Idea = { votes: number; title: string };
const queryKey = ['idea', 7];
const late = { votes: 0, title: 'before' };

function answersOf<T>() {
  const waiting: ((answer: T) => void)[] = [];
  const queryFn = ({ signal }: { signal: AbortSignal }) =>
    new Promise<T>((resolve, reject) => {
      waiting.push(resolve);
      signal.addEventListener('abort', () => reject(signal.reason));
    });
  return { waiting, queryFn };
}

let queries: QueryClient;
beforeEach(() => {
  queries = createQueryClient();
  // No timer outlives the test.
  queries.setDefaultOptions({ queries: { gcTime: Number.POSITIVE_INFINITY } });
});

const shown = <T>(key: unknown[], queryFn: unknown) => {
  const observer = new QueryObserver<T>(queries, { queryKey: key, queryFn: queryFn as never, retry: false });
  const leave = observer.subscribe(() => {});
  return { now: () => observer.getCurrentResult(), leave };
};

test('an answer that was asked for before a write does not undo it', async () => {
  const { waiting, queryFn } = answersOf<Idea>();
  queries.setQueryData<Idea>(queryKey, late);
  await queries.invalidateQueries({ queryKey });
  const { now, leave } = shown<Idea>(queryKey, queryFn);
  expect(now().isFetching).toBe(true);
  await changeData<Idea>(queries, queryKey, (idea) => ({ ...idea, votes: 1 }));
  waiting[0]?.(late);
  await new Promise(setImmediate);
  expect(now()).toMatchObject({ data: { votes: 1 }, isError: false, isStale: true });
  leave();
});

test('what a write has called off before there was anything is asked again', async () => {
  const { waiting, queryFn } = answersOf<Idea>();
  const { now, leave } = shown<Idea>(queryKey, queryFn);
  await changeData<Idea>(queries, queryKey, (idea) => ({ ...idea, votes: 1 }));
  expect(now()).toMatchObject({ isError: false, isFetching: true });
  waiting[1]?.({ votes: 1, title: 'after' });
  await new Promise(setImmediate);
  expect(now().data).toEqual({ votes: 1, title: 'after' });
  leave();
});

test('a write leaves alone what is only below what it changes', async () => {
  const { waiting, queryFn } = answersOf<string[]>();
  const { now, leave } = shown<string[]>([...queryKey, 'related'], queryFn);
  await changeData<Idea>(queries, queryKey, (idea) => idea);
  waiting[0]?.(['near']);
  await new Promise(setImmediate);
  expect(now().data).toEqual(['near']);
  leave();
});

test.each([
  ['cancelled', () => queries.cancelQueries({ queryKey })],
  ['removed', async () => queries.removeQueries({ queryKey })],
  ['reset', () => queries.resetQueries({ queryKey })],
])('who waits for a query that is %s meanwhile gets its answer', async (_, callOff) => {
  const { waiting, queryFn } = answersOf<Idea>();
  const asked = queries.fetchQuery({ queryKey, queryFn });
  await callOff();
  await new Promise(setImmediate);
  waiting[1]?.({ votes: 1, title: 'after' });
  await expect(asked).resolves.toEqual({ votes: 1, title: 'after' });
});
