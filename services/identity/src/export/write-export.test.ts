import type { Batch } from './holders.ts';
import { writeExport } from './write-export.ts';

async function* telling(...batches: [string, ...object[]][]): AsyncGenerator<Batch> {
  for (const [section, ...rows] of batches) yield { section, rows: rows.map((row) => JSON.stringify(row)) };
}

const written = async (...sections: AsyncGenerator<Batch>[]) => {
  let text = '';
  for await (const piece of writeExport({ profile: { id: 'a"b' } }, sections)) text += piece;
  return JSON.parse(text);
};

test('is one JSON object, whatever comes in how many batches', async () => {
  const answer = await written(
    telling(['votes', { id: 1 }], ['votes', { id: 2 }, { id: 3 }], ['reads'], ['reads', { id: 4 }]),
    telling(),
    telling(['notes']),
    telling(['votes', { id: 5 }], ['profile', { id: 6 }]),
  );
  expect(answer).toEqual({
    results: {
      profile: { id: 'a"b' },
      votes: [{ id: 1 }, { id: 2 }, { id: 3 }],
      reads: [{ id: 4 }],
      notes: [],
      votes_2: [{ id: 5 }],
      profile_2: [{ id: 6 }],
    },
  });
});
