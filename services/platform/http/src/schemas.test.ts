import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { z } from 'zod';
import { text } from './index.ts';

// Whole characters that one can write, of one code point to ten, so that only length decides.
const character = fc.constantFrom('a', 'あ', '𠮷', '𩸽', '①', 'ー', 'é', '👩🏽‍❤️‍💋‍👨🏽', '🇯🇵', '1️⃣', '髙');

test('a length is counted in characters, however many code points they have', () => {
  fc.assert(
    fc.property(
      fc.array(character, { minLength: 1, maxLength: 40 }),
      fc.integer({ min: 1, max: 40 }),
      (all, max) => {
        expect(text(max).safeParse(`x${all.slice(1).join('')}`).success).toBe(all.length <= max);
      },
    ),
  );
});

test('the document tells the limit, and a client that checks against it sends all that is taken', () => {
  const schema = z.toJSONSchema(text(10), { io: 'input' });
  expect(schema).toMatchObject({ minLength: 1, maxLength: 100, 'x-max-characters': 10 });
  const fits = new Ajv2020({ strict: false }).compile(schema);
  fc.assert(
    fc.property(fc.array(character, { minLength: 1, maxLength: 10 }), (all) => {
      const written = all.join('');
      expect([text(10).safeParse(written).success, fits(written)]).toEqual([true, true]);
    }),
  );
});

test('halves of surrogate pairs and control characters are in no text, and are named', () => {
  const unwritable = fc.constantFrom('\ud800', '\udfff', '\u0000', '\u0007', '\u007f', '\u0085', '\uffff');
  fc.assert(
    fc.property(fc.array(character), unwritable, fc.array(character), (before, odd, after) => {
      const result = text(1_000, { multiline: true }).safeParse(`x${before.join('')}${odd}${after.join('')}`);
      expect(result.error?.issues).toMatchObject([
        { params: { code: 'prohibited_characters', prohibited: odd } },
      ]);
    }),
  );
});

test('a text of one line has no line break, and a blank one is none', () => {
  for (const typed of ['a\nb', 'a\rb', 'a\u2028b', 'a\tb', '', ' ', '　', '\n'])
    expect(text(10).safeParse(typed).success).toBe(false);
});
