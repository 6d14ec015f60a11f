import { css } from '@emotion/react';
import { useIntl, useText } from '@ideabox/intl';
import { color, media, space } from '@ideabox/ui';
import { example, kinds, points, pointsOf } from './points.ts';

/** Somebody's month, reckoned line by line. */
export function WorkedExample() {
  const text = useText();
  const { formatNumber } = useIntl();
  return (
    <>
      <p>{text('leaders_guide.example.lead', { ...example })}</p>
      <table css={table}>
        <thead>
          <tr>
            <th scope="col">{text('leaders_guide.example.what')}</th>
            <th scope="col">{text('leaders_guide.example.times')}</th>
            <th scope="col">{text('leaders.count')}</th>
          </tr>
        </thead>
        <tbody>
          {kinds.map((kind) => (
            <tr key={kind}>
              <th scope="row">{text(`leaders_guide.example.${kind}`)}</th>
              <td>
                {formatNumber(example[kind])} × {formatNumber(points[kind])}
              </td>
              <td>{formatNumber(example[kind] * points[kind])}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              {text('leaders_guide.example.sum')}
            </th>
            <td>{text('leaders.points', { count: pointsOf(example) })}</td>
          </tr>
        </tfoot>
      </table>
    </>
  );
}

const table = css({
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '& :is(th, td)': {
    padding: `${space(2)} min(${space(3)}, 2vw)`,
    borderBottom: `1px solid ${color.line}`,
    textAlign: 'start',
  },
  '& tbody th': { fontWeight: 400 },
  '& thead th': { background: color.ground, wordBreak: 'keep-all' },
  // A long word is not broken for the sake of the columns beside it.
  '& th:first-of-type': { overflowWrap: 'normal', wordBreak: 'normal' },
  '& :is(td, thead th:not(:first-of-type))': { textAlign: 'end' },
  [media.tablet]: { '& td': { whiteSpace: 'nowrap' } },
  '& tfoot :is(th, td)': { borderBottom: 0, color: color.heading, fontWeight: 700 },
});
