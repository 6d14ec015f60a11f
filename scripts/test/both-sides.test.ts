import fc from 'fast-check';
import { charactersOf, lengthOf as lengthOnScreens } from '../../frontends/platform/intl/src/characters.ts';
import { modified } from '../../frontends/public/src/features/idea/edit/modified.ts';
import { checkModified, modifiableOf } from '../../services/ideas/src/domain/edit-limit.ts';
import { lengthOf } from '../../services/platform/text/src/length.ts';

const unit = fc.constantFrom('a', '公', '𠮷', '👩🏽‍❤️‍💋‍👨🏽', '🇯🇵', 'e\u0301', '\u0301', '\n');
/** What is written, marks piled on one letter and emoji of many code points too. */
const words = (maxLength: number) => fc.string({ unit, maxLength });

/** An idea of 300 characters and more, and what is left of it after other words have taken the place of its end. */
const edits = fc
  .record({ name: words(20), end: words(60), kept: fc.nat(300), others: words(60) })
  .map(({ name, end, kept, others }) => {
    const begin = '公園'.repeat(150);
    const next = { name: others, contents: begin.slice(0, kept) + others };
    return { first: { name, contents: begin + end }, next };
  });

test('a screen counts the characters of a text as the services do', () => {
  fc.assert(fc.property(words(60), (written) => expect(lengthOnScreens(written)).toBe(lengthOf(written))));
});

type Text = { name: string; contents: string };
const charactersIn = ({ name, contents }: Text) => ({
  name: charactersOf(name),
  contents: charactersOf(contents),
});

test('what a screen says of how far an idea may be changed is what the service takes', () => {
  const takes = (first: Text, next: Text) => {
    try {
      checkModified(first, next);
      return true;
    } catch {
      return false;
    }
  };
  const both = { taken: 0, refused: 0 };
  fc.assert(
    fc.property(edits, ({ first, next }) => {
      const { gone, limit } = modified(charactersIn(first), charactersIn(next));
      expect([limit, gone <= limit]).toEqual([modifiableOf(first), takes(first, next)]);
      both[gone <= limit ? 'taken' : 'refused'] += 1;
    }),
  );
  expect([both.taken > 0, both.refused > 0]).toEqual([true, true]);
});
