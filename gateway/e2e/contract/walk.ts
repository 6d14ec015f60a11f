import { api } from '../product.ts';
import { type Operation, pathOf } from './operations.ts';
import { sampleOf } from './schema.ts';

/** What a walk puts where the id of something is wanted, by the first part of the path. */
export type Things = Partial<Record<string, (string | number)[]>>;

const nothing = ['1'];

const querySets = (operation: Operation, members: string[]): Record<string, unknown>[] => {
  const needed = operation.query
    .filter(({ required }) => required)
    .map(({ name, schema }) => [name, name === 'text' ? '名前のない試験 本文です' : sampleOf(schema)]);
  const fields = operation.query.find(({ name }) => name === 'fields')?.schema.items?.enum;
  const takesMember = operation.query.some(({ name }) => name === 'member_id');
  const byMember = [undefined, ...(takesMember ? members : [])];
  return byMember.flatMap((member_id) =>
    [undefined, fields?.join(',')].map((named) => ({
      ...Object.fromEntries(needed),
      ...(member_id === undefined ? {} : { member_id }),
      ...(named === undefined ? {} : { fields: named }),
    })),
  );
};

/** Every read of the contract on every one of the things, with and without all fields named. */
export const readsOn = (operations: Operation[], things: Things, members: string[]) =>
  operations
    .filter(({ method }) => method === 'get')
    .flatMap((operation) => {
      const [, first = ''] = operation.path.split('/');
      const ids = operation.path.includes('{') ? (things[first] ?? nothing) : nothing;
      return ids.flatMap((id) =>
        querySets(operation, members).map((query) => ({
          path: pathOf(operation, { id: String(id) }),
          query,
        })),
      );
    });

/** Reads all of it, a few at a time, as the bearer of these headers. @returns what was answered, as text. */
export const readAll = async (reads: ReturnType<typeof readsOn>, headers: Record<string, string>) => {
  const queue = [...reads];
  const answers: { asked: string; status: number; text: string }[] = [];
  const reader = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const { path, query } = next;
      const answer = await api.get(path).query(query).set(headers).buffer(true);
      const asked = `${path} ${JSON.stringify(query)}`;
      answers.push({
        asked,
        status: answer.status,
        text: `${answer.text} ${JSON.stringify(answer.headers)}`,
      });
    }
  };
  await Promise.all(Array.from({ length: 6 }, reader));
  return answers;
};
