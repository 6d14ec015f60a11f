/** What a social picture says. */
export type Card = { title: string; label: string; site: string };

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

/** The picture as boxes for the layout engine: label, title, and whose site it is. */
export function cardOf({ title, label, site }: Card, families: string): Node {
  const size = titleSize(title);
  return node(
    'div',
    {
      display: 'flex',
      flexDirection: 'column',
      justifyContent: 'space-between',
      boxSizing: 'border-box',
      width: 1200,
      height: 630,
      padding: '64px 72px 56px',
      borderBottom: '20px solid #0017c1',
      background: 'linear-gradient(160deg, #e8f1fe 0%, #ffffff 70%)',
      fontFamily: families,
      fontWeight: 700,
    },
    [
      node('div', { display: 'flex', fontSize: 30, color: '#0017c1' }, label),
      node(
        'div',
        {
          display: 'block',
          fontSize: size,
          lineHeight: 1.4,
          color: '#000060',
          lineClamp: 4,
          wordBreak: 'break-word',
        },
        title,
      ),
      node('div', { display: 'flex', alignItems: 'center', fontSize: 34, color: '#1a1a1a' }, [
        node('svg', { marginRight: 20 }, mark, { width: 64, height: 64, viewBox: '0 0 40 40' }),
        node('div', { display: 'flex' }, site),
      ]),
    ],
  );
}
