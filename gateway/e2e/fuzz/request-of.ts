import fc from 'fast-check';
import type { Operation } from '../contract/operations.ts';
import { arbitraryOf } from './arbitrary-of.ts';
import { forcedIn, knownIn, pathValue } from './known-values.ts';
import { type CallerName, callerNames, type World } from './world.ts';

/** One request as it is sent. */
export type FuzzRequest = {
  caller: CallerName;
  path: string;
  /** Names a parameter that the call does not. */
  odd: boolean;
  type: string;
  accept: string;
  body: string | Uint8Array<ArrayBuffer> | undefined;
};

const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const hostile = fc.constantFrom<unknown>(
  '\u0000',
  '𠮷'.repeat(300),
  "'; DROP TABLE x; --",
  '-1',
  '1e9',
  '%',
  '',
  '[]',
);

const odd = fc.constantFrom('no_such_parameter', '', '__proto__', 'Limit', 'fields[x]');

const seldom = <Odd, Usual>(rare: fc.Arbitrary<Odd>, usual: fc.Arbitrary<Usual>) =>
  fc.oneof({ weight: 15, arbitrary: usual }, { weight: 1, arbitrary: rare });

type Pair = [string, string];

const spelt = (name: string, value: unknown, brackets: boolean): Pair[] => {
  if (!Array.isArray(value)) return [[name, String(value)]];
  return brackets ? value.map((one) => [`${name}[]`, String(one)]) : [[name, value.join(',')]];
};

const queryOf = ({ query }: Operation, world: World, caller: CallerName) => {
  const known = knownIn(world, world.callers[caller], 'query');
  const one = ({ name, schema, required }: Operation['query'][number]) => {
    const value = seldom(hostile, known(name) ?? arbitraryOf(schema, known));
    const pairs = fc.tuple(value, fc.boolean()).map(([given, brackets]) => spelt(name, given, brackets));
    return required
      ? pairs
      : fc.oneof({ weight: 3, arbitrary: fc.constant([]) }, { weight: 1, arbitrary: pairs });
  };
  return fc.tuple(...query.map(one)).map((all) => all.flat());
};

const surrogateHalf = '\ud83d';
const json = fc.oneof(fc.jsonValue({ maxDepth: 2 }), fc.constantFrom('a\u0000b', surrogateHalf, -0.5, 1e300));

const bodyOf = (operation: Operation, world: World, caller: CallerName) => {
  const { body: schema, bodyType } = operation;
  if (bodyType.startsWith('image/'))
    return fc.oneof(fc.constant(new Uint8Array(pixel)), fc.uint8Array({ maxLength: 64 }));
  if (!schema) return fc.constant(undefined);
  const fitting = arbitraryOf(schema, knownIn(world, world.callers[caller], 'body')) as fc.Arbitrary<object>;
  const names = [...Object.keys(schema.properties ?? {}), 'no_such_field'];
  const spoilt = fc
    .tuple(fitting, fc.constantFrom(...names), json)
    .map(([body, name, value]) => ({ ...body, [name]: value }));
  const objects = fc.oneof({ weight: 4, arbitrary: fitting }, { weight: 1, arbitrary: spoilt });
  const written = objects.map((body) => JSON.stringify({ ...body, ...forcedIn(operation, world) }));
  const broken = fc.constantFrom('', '[]', '{"name": ', 'null', '12', '{}'.repeat(3));
  return seldom(broken, written);
};

/** Requests of one call by whomever, most of which could be meant. */
export const requestOf = (operation: Operation, world: World): fc.Arbitrary<FuzzRequest> =>
  fc.constantFrom(...callerNames).chain((caller) => {
    const names = [...operation.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name as string);
    const values = names.map((name) => pathValue(operation, name, world, world.callers[caller]));
    return fc
      .record({
        values: fc.tuple(...values),
        query: queryOf(operation, world, caller),
        unknown: seldom(odd, fc.constant(null)),
        body: bodyOf(operation, world, caller),
        type: seldom(fc.constant('text/plain'), fc.constant(operation.bodyType)),
        accept: fc.constantFrom('application/json', '*/*', 'text/csv'),
      })
      .map(({ values: given, query, unknown, ...rest }) => {
        const pairs: Pair[] = unknown === null ? query : [...query, [unknown, '1']];
        const byName = Object.fromEntries(names.map((name, index) => [name, given[index] as string]));
        const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
          encodeURIComponent(byName[name] ?? ''),
        );
        const search = pairs.map((pair) => pair.map(encodeURIComponent).join('=')).join('&');
        return { caller, ...rest, odd: unknown !== null, path: search ? `${path}?${search}` : path };
      });
  });
