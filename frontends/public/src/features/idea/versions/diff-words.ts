export type Piece = { kind: 'same' | 'added' | 'removed'; text: string };

const wordsOf = (text: string) =>
  Array.from(new Intl.Segmenter('ja', { granularity: 'word' }).segment(text), ({ segment }) => segment);

/** What has become of a text, by words: the longest run of words in common stays, the rest went or came. */
export function diffWords(before: string, after: string): Piece[] {
  const [from, to] = [wordsOf(before), wordsOf(after)];
  const common = commonLengths(from, to);
  const pieces: Piece[] = [];
  const push = (kind: Piece['kind'], text: string) => {
    const last = pieces.at(-1);
    if (last?.kind === kind) last.text += text;
    else pieces.push({ kind, text });
  };
  let [i, j] = [0, 0];
  while (i < from.length || j < to.length) {
    const [gone, come] = [from[i], to[j]];
    if (gone !== undefined && gone === come) {
      push('same', gone);
      i += 1;
      j += 1;
    } else if (
      come === undefined ||
      (gone !== undefined && lengthAt(common, i + 1, j) >= lengthAt(common, i, j + 1))
    ) {
      push('removed', gone ?? '');
      i += 1;
    } else {
      push('added', come);
      j += 1;
    }
  }
  return pieces;
}

const lengthAt = (table: Uint16Array[], i: number, j: number) => table[i]?.[j] ?? 0;

/** `table[i][j]`: how many words the rests from `i` and from `j` have in common, in order. */
function commonLengths(from: string[], to: string[]): Uint16Array[] {
  const table = Array.from({ length: from.length + 1 }, () => new Uint16Array(to.length + 1));
  for (let i = from.length - 1; i >= 0; i -= 1) {
    const row = table[i] as Uint16Array;
    for (let j = to.length - 1; j >= 0; j -= 1) {
      row[j] =
        from[i] === to[j]
          ? lengthAt(table, i + 1, j + 1) + 1
          : Math.max(lengthAt(table, i + 1, j), lengthAt(table, i, j + 1));
    }
  }
  return table;
}
