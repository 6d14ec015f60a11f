import { css } from '@emotion/react';
import { useApi } from '@ideabox/api-client';
import { useText } from '@ideabox/intl';
import { Button, color, radius, saveFile, space, type, useToast, VisuallyHidden } from '@ideabox/ui';
import { useMethod } from '../../cards/use-method.ts';
import type { Widget } from '../../figures/widgets.ts';
import { columnsOf } from './catalogue.ts';

/** What a figure is called and what it is, where it is asked for, and what it comes with. */
export function Figure({ widget }: { widget: Widget }) {
  const text = useText();
  const toast = useToast();
  const api = useApi();
  const path = `/analytics/${widget}`;
  const title = text(`${widget}.title`);
  const save = () =>
    api.getCsv(path).then(
      (table) => saveFile(`${widget}.csv`, table),
      () => toast(text('data.csv.failed'), 'error'),
    );
  return (
    <li id={widget} css={card}>
      <h3 css={css(type.h3)}>{title}</h3>
      <p>{useMethod(widget)}</p>
      <dl css={facts}>
        <div>
          <dt>{text('data.address')}</dt>
          <dd>
            <a href={api.addressOf(path)}>
              <code>/api/v1{path}</code>
            </a>
          </dd>
        </div>
        <div>
          <dt>{text('data.columns')}</dt>
          <dd>
            <code>{columnsOf[widget].join(', ')}</code>
          </dd>
        </div>
        <div>
          <dt>{text('data.terms')}</dt>
          <dd>{text(widget === 'populations' ? 'data.terms.census' : 'data.terms.free')}</dd>
        </div>
      </dl>
      <p data-print="no">
        <Button variant="outline" size="small" onClick={save}>
          {text('data.csv')}
          <VisuallyHidden>{text('data.csv.of', { title })}</VisuallyHidden>
        </Button>
      </p>
    </li>
  );
}

const card = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space(3),
  padding: space(5),
  border: `1px solid ${color.line}`,
  borderRadius: radius.large,
  background: color.surface,
  scrollMarginTop: '5rem',
  breakInside: 'avoid',
});

const facts = css({
  display: 'grid',
  gap: space(2),
  fontSize: '0.9375rem',
  '& dt': { fontWeight: 700 },
  '& dd': { overflowWrap: 'anywhere' },
  '& a': { display: 'inline-flex', alignItems: 'center', minHeight: '1.5rem' },
});
