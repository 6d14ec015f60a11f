import { css } from '@emotion/react';
import { color, Link, space, visuallyHidden } from '@ideabox/ui';

export type TableData = {
  caption: string;
  /** The first is the column of row headings. */
  columns: string[];
  /** With the address of what is behind a row, if anything is. */
  rows: { key: string; heading: string; href?: string; cells: string[] }[];
};

export function DataTable({ caption, columns, rows }: TableData) {
  return (
    <table css={table}>
      <caption css={visuallyHidden}>{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.key}>
            <th scope="row">
              {row.href === undefined ? row.heading : <Link to={row.href}>{row.heading}</Link>}
            </th>
            {row.cells.map((cell, index) => (
              <td key={columns[index + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const table = css({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: '0.9375rem',
  fontVariantNumeric: 'tabular-nums',
  '& :is(th, td)': { padding: `${space(2)} ${space(3)}`, borderBottom: `1px solid ${color.line}` },
  '& th': { textAlign: 'start', fontWeight: 400, whiteSpace: 'nowrap' },
  '& thead th': { position: 'sticky', top: 0, background: color.ground, fontWeight: 700 },
  '& thead th:not(:first-of-type), & td': { textAlign: 'end' },
});
