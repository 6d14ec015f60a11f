import { numberComments, placeComments, type Row } from './place-comments.ts';

const row = (key: string, given: Partial<Row> = {}): Row => ({
  import_key: key,
  idea_id: 1,
  parent_import_key: '',
  member_id: `member of ${key}`,
  contents: `contents of ${key}`,
  date_entered: '2025-01-01T00:00:00Z',
  ...given,
});

const stored = (given = {}) => ({
  id: 7,
  idea_id: 1,
  thread_id: 7,
  author_id: 'm',
  contents: 'contents of s',
  edited: false,
  removed: false,
  ...given,
});

const reasonsFor = (rows: Row[], known = {}) =>
  placeComments(rows, new Map(Object.entries({ s: stored(known) })), [1, 2, 3, 4]).reasons;

describe('placeComments', () => {
  test('a reply to a reply stands under the top-level comment and answers the reply’s author', () => {
    const rows = [row('a'), row('b', { parent_import_key: 'a' }), row('c', { parent_import_key: 'b' })];
    const { placed } = placeComments(rows, new Map(), [11, 12, 13]);
    expect(
      placed.map(({ id, parent_id, answered_author_id }) => [id, parent_id, answered_author_id]),
    ).toEqual([
      [11, null, ''],
      [12, 11, 'member of a'],
      [13, 11, 'member of b'],
    ]);
  });

  test('a reply finds a parent that was stored before', () => {
    const known = new Map([['s', stored()]]);
    expect(placeComments([row('a', { parent_import_key: 's' })], known, [8]).placed[0]?.parent_id).toBe(7);
  });

  test('what is stored already is neither placed nor rejected', () => {
    expect(placeComments([row('s')], new Map([['s', stored()]]), [8])).toEqual({
      placed: [],
      reasons: [undefined],
    });
  });

  test.each([
    ['an unknown parent', [row('a', { parent_import_key: 'x' })], {}, ['parent_id: unknown']],
    [
      'a rejected parent',
      [row('b', { parent_import_key: 'x' }), row('c', { parent_import_key: 'b' })],
      {},
      ['parent_id: unknown', 'parent_id: unknown'],
    ],
    [
      'a parent of another idea',
      [row('a', { parent_import_key: 's', idea_id: 2 })],
      {},
      ['parent_id: of another idea'],
    ],
    ['a removed parent', [row('a', { parent_import_key: 's' })], { removed: true }, ['parent_id: removed']],
    [
      'a key used for another text',
      [row('s', { contents: 'x' })],
      {},
      ['id: another comment was imported under it'],
    ],
    ['a key whose comment was edited', [row('s', { contents: 'x' })], { edited: true }, [undefined]],
    ['the same key twice', [row('a'), row('a')], {}, [undefined, undefined]],
  ])('%s', (_name, rows, known, expected) => {
    expect(reasonsFor(rows, known)).toEqual(expected);
  });
});

test('numbers follow the dates within each idea, after what is there', () => {
  const rows = [
    row('late', { date_entered: '2025-03-01T00:00:00Z' }),
    row('early', { date_entered: '2025-01-01T09:00:00+09:00' }),
    row('other', { idea_id: 2 }),
  ];
  const { placed } = placeComments(rows, new Map(), [1, 2, 3]);
  const numbers = numberComments(placed, new Map([[1, 5]]));
  expect(new Map(numbers.map((item) => [item.import_key, item.serial_number]))).toEqual(
    new Map([
      ['early', 6],
      ['late', 7],
      ['other', 1],
    ]),
  );
});
