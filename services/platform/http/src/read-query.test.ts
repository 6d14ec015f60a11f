import { z } from 'zod';
import { parseQuery, readQuery } from './read-query.ts';
import { wordList } from './schemas.ts';

const route = {
  query: { limit: z.string().default('20'), roles: wordList().optional() },
  result: z.object({ id: z.number(), name: z.string() }),
};

const read = (query: string) => readQuery(route as never, parseQuery(query));

const refusal = (query: string) => {
  try {
    return read(query);
  } catch (error) {
    return error;
  }
};

test('what the call names is read, with brackets or without, and both as one list', () => {
  expect(read('')).toEqual({ fields: null, query: { limit: '20' } });
  expect(read('limit=5&fields=id').fields).toEqual(['id']);
  expect(read('roles[]=a&roles[]=b').query.roles).toEqual(['a', 'b']);
  expect(read('roles=a&roles[]=b').query.roles).toEqual(['a', 'b']);
});

test('a visitor and a language come with every call and change nothing, whatever they are', () => {
  expect(read('visitor_id=x&visitor_id=%00&lang=%ff&lang[]=')).toEqual(read(''));
});

test.each(['x=1', 'x', '=1', 'limit=5&offsett=3', 'limit[x]=5', '__proto__=1', 'Limit=5', 'limit%00=5'])(
  'a parameter that the call does not name is refused: %s',
  (query) => {
    const name = [...new URLSearchParams(query).keys()].at(-1) as string;
    const errors = Object.fromEntries([[name, ['invalid']]]);
    expect(refusal(query)).toMatchObject({ status: 400, message: 'Invalid Request' });
    expect(Object.entries((refusal(query) as { errors: object }).errors)).toEqual(Object.entries(errors));
  },
);

test('however many come before it', () =>
  expect(refusal(`${'visitor_id=1&'.repeat(1_500)}x=1`)).toMatchObject({ status: 400 }));

test('where a call has no result, there are no fields to choose', () =>
  expect(() => readQuery({} as never, parseQuery('fields=id'))).toThrow('Invalid Request'));

test.each([
  ['limit=%00', { limit: '\u0000' }],
  ['limit=5%07%1b%07', { limit: '\u0007\u001b' }],
  ['roles=a&roles=b%7f', { roles: '\u007f' }],
  ['fields=id,%c2%85name', { fields: '\u0085' }],
])('what is in no one’s writing is not looked for either, and is named: %s', (query, prohibited) => {
  const errors = Object.fromEntries(Object.keys(prohibited).map((name) => [name, ['prohibited_characters']]));
  expect(refusal(query)).toMatchObject({
    status: 400,
    message: 'The given data was invalid',
    errors,
    prohibited,
  });
});

test('tabs and line breaks are written, and looked for', () =>
  expect(read('limit=a%09b%0ac').query.limit).toBe('a\tb\nc'));

test('one value is wanted, and two come', () =>
  expect(refusal('limit=5&limit[]=6')).toMatchObject({ status: 400, errors: { limit: ['invalid'] } }));
