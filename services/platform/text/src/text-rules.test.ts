import fc from 'fast-check';
import { bigrams, fold, grams, prohibitedCharacters } from './index.ts';

const anyText = fc.string({ unit: 'binary', maxLength: 80 });
const wholeText = fc.string({ unit: 'grapheme', maxLength: 80 });

const wide = (text: string) =>
  text.replaceAll(/[!-~]/g, (character) =>
    String.fromCodePoint((character.codePointAt(0) as number) + 0xfee0),
  );

test('folding a character twice is folding it once', () => {
  for (let point = 0; point < 0x110000; point += 1) {
    const once = fold(String.fromCodePoint(point));
    if (fold(once) !== once) throw new Error(`U+${point.toString(16)}`);
  }
});

test('full and half width are the same to a comparison', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme-ascii' }), (text) => {
      expect(fold(wide(text))).toBe(fold(text));
    }),
  );
});

test('full width is as allowed as half width', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme-ascii' }),
      fc.constantFrom('', 'a-z', '0-9A-Z'),
      (text, allowed) => {
        expect([...prohibitedCharacters(wide(text), allowed)].map(fold)).toEqual(
          [...prohibitedCharacters(text, allowed)].map(fold),
        );
      },
    ),
  );
});

test('prohibited characters are characters of the text, each once, in their order', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const found = [...prohibitedCharacters(text, '')];
      expect(found).toEqual([...new Set(text)].filter((character) => found.includes(character)));
    }),
  );
});

test('without its prohibited characters a text has none', () => {
  fc.assert(
    fc.property(wholeText, fc.constantFrom('', 'a-z', '\\p{L}'), (text, allowed) => {
      const prohibited = new Set(prohibitedCharacters(text, allowed));
      const rest = [...text].filter((character) => !prohibited.has(character)).join('');
      expect(prohibitedCharacters(rest, allowed)).toBe('');
    }),
  );
});

test('a text is allowed exactly when each of its characters is', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const one = [...text].every((character) => prohibitedCharacters(character, '') === '');
      expect(prohibitedCharacters(text, '') === '').toBe(one);
    }),
  );
});

test('every part of a text is found in its index', () => {
  fc.assert(
    fc.property(wholeText, fc.nat(), fc.nat(), (text, from, length) => {
      const folded = fold(text);
      const characters = [...folded];
      const start = from % (characters.length + 1);
      const part = characters.slice(start, start + (length % 10)).join('');
      const index = new Set(grams(folded));
      for (const gram of bigrams(part)) expect(index).toContain(gram);
    }),
  );
});
