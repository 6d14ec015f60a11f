import { linesOf } from './lines-of.ts';

export type VoteKind = 'positive' | 'neutral' | 'negative';

/** What a social picture says: of what, what came of it, where. */
export type Card = {
  title: string;
  label: string;
  status: string;
  votes: { kind: VoteKind; words: string }[];
  site: string;
};

type Node = { type: string; props: { style?: object; children?: unknown; [name: string]: unknown } };

const node = (type: string, style: object, children?: unknown, more = {}): Node => ({
  type,
  props: { style, children, ...more },
});

const mark = [
  ['M6 18h28v15a3 3 0 0 1-3 3H9a3 3 0 0 1-3-3V18Z', '#0017c1'],
  ['M2 18 8 11h5l-3 7H2Zm36 0-6-7h-5l3 7h8Z', '#4979f5'],
  ['M12 3h16v10h-6l-4 4v-4h-6V3Z', '#97d3ff'],
].map(([d, fill]) => node('path', {}, undefined, { d, fill }));

/** A long title is set smaller, so that four lines hold it. */
function titleSize(title: string): number {
  const { length } = [...title];
  return [72, 62, 54, 46][[22, 44, 66, Number.POSITIVE_INFINITY].findIndex((most) => length <= most)] ?? 46;
}

const voteColors: Record<VoteKind, string> = { positive: '#1d8b56', neutral: '#ebb700', negative: '#fa0000' };
const innerWidth = 1056;
const mostLines = 4;
const inLine = { display: 'flex', alignItems: 'center' };

/** The picture as boxes for the layout engine: theme and answer, title, whose site it is and the votes. */
export function cardOf({ title, label, status, votes, site }: Card, families: string): Node {
  const size = titleSize(title);
  const chip = { ...inLine, padding: '8px 24px', borderRadius: 12, fontSize: 30, background: '#d9e6ff' };
  return node(
    'div',
    {
      display: 'flex',
      flexDirection: 'column',
      justifyContent: 'space-between',
      boxSizing: 'border-box',
      width: 1200,
      height: 630,
      padding: '56px 72px 48px',
      borderBottom: '20px solid #0017c1',
      background: 'linear-gradient(160deg, #e8f1fe 0%, #ffffff 70%)',
      fontFamily: families,
      fontWeight: 700,
      color: '#1a1a1a',
    },
    [
      node('div', { ...inLine, justifyContent: 'space-between', minHeight: 60 }, [
        node('div', { ...inLine, fontSize: 30, color: '#0017c1' }, label),
        ...(status ? [node('div', { ...chip, color: '#00118f' }, status)] : []),
      ]),
      node(
        'div',
        { display: 'flex', flexDirection: 'column', fontSize: size, lineHeight: 1.4, color: '#000060' },
        linesOf(title, innerWidth / size, mostLines).map((line) => node('div', { display: 'flex' }, line)),
      ),
      node('div', { ...inLine, justifyContent: 'space-between', fontSize: 34 }, [
        node('div', inLine, [
          node('svg', { marginRight: 20 }, mark, { width: 64, height: 64, viewBox: '0 0 40 40' }),
          node('div', { display: 'flex' }, site),
        ]),
        node(
          'div',
          inLine,
          votes.map(({ kind, words }) =>
            node('div', { ...inLine, marginLeft: 36 }, [
              node('div', {
                ...{ width: 22, height: 22, marginRight: 12, borderRadius: 11 },
                background: voteColors[kind],
              }),
              node('div', { display: 'flex' }, words),
            ]),
          ),
        ),
      ]),
    ],
  );
}
