import { css } from '@emotion/react';
import { useIntl } from '@ideabox/intl';
import { Button, color, Disclosure, Link, saveFile, space, type, useToast } from '@ideabox/ui';
import type { RefObject } from 'react';
import type { ChartCard } from './chart-status.ts';
import { pngOf, svgOf } from './drawing-file.ts';

type Props = { title: string; card: ChartCard; section: RefObject<HTMLElement | null>; hasDrawing: boolean };

/** How a chart is counted, since when it is right, and all that a reader may take away of it. */
export function TakeAway({ title, card, section, hasDrawing }: Props) {
  const { formatMessage } = useIntl();
  const toast = useToast();
  const save = async (ending: string, load: () => Promise<Blob>) => {
    try {
      saveFile(`${title}.${ending}`, await load());
    } catch {
      toast(formatMessage({ id: 'chart.take.failed' }), 'error');
    }
  };
  const svg = () => {
    const drawing = section.current?.querySelector<SVGSVGElement>('svg[role=group]');
    if (!drawing) throw new Error('no drawing');
    return svgOf(drawing, title);
  };
  const { loadCsv } = card;
  return (
    <div data-print="no" css={css({ marginBlockEnd: `-${space(3)}` })}>
      <Disclosure title={formatMessage({ id: 'chart.take' })}>
        <div css={css({ display: 'grid', gap: space(3), ...type.small })}>
          <p>{card.method}</p>
          {card.note}
          <div css={css({ display: 'flex', flexWrap: 'wrap', gap: space(2) })}>
            {loadCsv && (
              <Button variant="outline" size="small" onClick={() => save('csv', loadCsv)}>
                {formatMessage({ id: 'chart.take.csv' })}
              </Button>
            )}
            {hasDrawing && (
              <>
                <Button
                  variant="outline"
                  size="small"
                  onClick={() => save('svg', async () => new Blob([svg()], { type: 'image/svg+xml' }))}
                >
                  {formatMessage({ id: 'chart.take.svg' })}
                </Button>
                <Button variant="outline" size="small" onClick={() => save('png', async () => pngOf(svg()))}>
                  {formatMessage({ id: 'chart.take.png' })}
                </Button>
              </>
            )}
          </div>
          <ul css={css({ display: 'flex', flexWrap: 'wrap', gap: `0 ${space(5)}`, color: color.text })}>
            <li css={target}>
              <Link to={{ search: card.search, hash: `#${card.id}` }}>
                {formatMessage({ id: 'chart.take.link' })}
              </Link>
            </li>
            {card.address && (
              <li css={target}>
                <a href={card.address}>{formatMessage({ id: 'chart.take.answer' })}</a>
              </li>
            )}
          </ul>
        </div>
      </Disclosure>
    </div>
  );
}

const target = css({ display: 'flex', alignItems: 'center', minHeight: '2.75rem' });
