import { css } from '@emotion/react';
import { useApi } from '@ideabox/api-client';
import { paths } from '@ideabox/contract';
import { useText } from '@ideabox/intl';
import { color, Link, radius, readingWidth, space } from '@ideabox/ui';
import { CopyButton } from './copy-button.tsx';

/** A question that gets an answer on every site that has begun by then. */
const example = {
  path: '/analytics/ideas',
  query: { period_start: '2026-11-01', period_end: '2026-11-30', period_type: 'week' },
};

const parameters = ['period_start', 'period_end', 'period_type', 'category', 'compare', 'limit'] as const;

/** How anyone asks for a figure, as JSON and for a spreadsheet, and on which terms. */
export function HowToAsk() {
  const text = useText();
  const api = useApi();
  const address = new URL(api.addressOf(example.path, example.query), window.location.href).href;
  const command = `curl -H 'Accept: text/csv' '${address}'`;
  return (
    <div css={column}>
      <p>{text('data.ask.open')}</p>
      <p>{text('data.ask.forms')}</p>
      <div css={box}>
        <pre css={code}>
          <code>{command}</code>
        </pre>
        <CopyButton words={command} />
      </div>
      <dl css={list}>
        {parameters.map((name) => (
          <div key={name}>
            <dt>
              <code>{name}</code>
            </dt>
            <dd>{text(`data.parameter.${name}`)}</dd>
          </div>
        ))}
      </dl>
      <p>{text('data.ask.timezone')}</p>
      <p>{text('data.licence')}</p>
      <ul css={css({ display: 'flex', flexWrap: 'wrap', gap: `0 ${space(6)}` })}>
        <li css={target}>
          <Link to={paths.page('opendata')}>{text('data.opendata')}</Link>
        </li>
        <li css={target}>
          <a href="/api/docs">{text('data.docs')}</a>
        </li>
      </ul>
    </div>
  );
}

const column = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(4),
  maxWidth: readingWidth,
  lineHeight: 1.9,
});

const box = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: space(3),
});

// It breaks rather than scrolls: what must be scrolled is not seen whole, and stays off the paper.
const code = css({
  width: '100%',
  margin: 0,
  padding: space(4),
  borderRadius: radius.medium,
  background: color.faint,
  fontSize: '0.9375rem',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  outline: '1px solid transparent',
});

const list = css({ display: 'grid', gap: space(2), '& dt': { fontWeight: 700 } });

const target = css({ display: 'flex', alignItems: 'center', minHeight: '2.75rem' });
