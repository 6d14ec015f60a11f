import fc from 'fast-check';
import type { Operation } from '../contract/operations.ts';
import type { Known } from './arbitrary-of.ts';
import { type Caller, nowhere, type World } from './world.ts';

/** What everybody sees: settings, pages, categories, stages, news. */
const isShared = ({ path }: Operation) =>
  /^\/(features|registries|parts|pages|news|categories|steppers)\b/.test(path);

const hostile = fc.constantFrom(
  '0',
  '-1',
  '9'.repeat(23),
  'abc',
  "1'; --",
  '{{7*7}}',
  '\u0000',
  '漢',
  '%',
  ' ',
);

/** Leads to what is the caller's, to another's, to nothing, or is no address at all. */
const among = (...known: (string | number)[]) =>
  fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...known.map(String)) },
    { weight: 1, arbitrary: fc.constant(nowhere) },
    { weight: 1, arbitrary: hostile },
  );

const memberIn = ({ path, method }: Operation, { other }: World, caller: Caller) => {
  // Nobody who asks withdraws, or loses the role in which they ask.
  const isOthers = /\/(roles|status)$/.test(path) || (method === 'delete' && path === '/members/{id}');
  return isOthers ? among(other) : among(caller.id, other);
};

const readable: Record<string, (world: World) => string> = {
  '/news/{news_key}': ({ taken }) => taken.news_key,
  '/categories/{key}': ({ taken }) => taken.search_key,
  '/pages/{page_key}': () => 'about',
};

/** A value for a parameter of the path: nothing that other tests look at is changed or removed. */
export const pathValue = (operation: Operation, name: string, world: World, caller: Caller) => {
  const { path, method } = operation;
  const { idea, comment, tag, report, removable, other } = world;
  if (isShared(operation))
    return method === 'get' ? among(readable[path]?.(world) ?? nowhere) : among(nowhere);
  if (name === 'tag_id') return among(tag);
  if (name === 'block') return among(other);
  if (name === 'code') return among('1000013', '100-0013');
  if (path.startsWith('/members/')) return memberIn(operation, world, caller);
  const removes = method === 'delete' && path.endsWith('{id}');
  if (path.startsWith('/ideas/')) return among(removes ? removable.idea : idea);
  if (path.startsWith('/comments/')) return among(removes ? removable.comment : comment);
  return path.startsWith('/reports/') ? among(report) : among(nowhere);
};

/** Values for fields of a body, or parameters of a query. */
export const knownIn = (world: World, caller: Caller, kind: 'body' | 'query'): Known => {
  const { idea, comment, other, category } = world;
  const numbers = (...ids: number[]) => fc.constantFrom(...ids, Number(nowhere));
  const inBoth: Record<string, fc.Arbitrary<unknown>> = {
    idea: numbers(idea),
    idea_id: numbers(idea),
    comment_id: fc.oneof(numbers(comment), fc.constant(null)),
    parent_id: fc.oneof(numbers(idea), fc.constant(null)),
    target_id: numbers(idea, comment),
    member_id: fc.constantFrom(caller.id, other, nowhere),
    id: fc.constantFrom(other, caller.id, nowhere),
    channel_name: fc.constantFrom(`private-user.${caller.id}`, `private-user.${other}`, 'public'),
    path: fc.constantFrom('/', '/ideas'),
    category: numbers(category.id),
  };
  if (kind === 'body') return (name) => inBoth[name];
  const inQuery: typeof inBoth = {
    ...inBoth,
    category: fc.constantFrom(category.key, String(category.id), nowhere),
  };
  return (name) => inQuery[name];
};

/** What a body says in any case: what everybody would see is posted under a key that is taken, and is not made. */
export const forcedIn = (operation: Operation, { taken }: World): Record<string, unknown> =>
  isShared(operation) && operation.method === 'post' ? taken : {};
