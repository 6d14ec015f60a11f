import { css } from '@emotion/react';
import { columns, space } from '@ideabox/ui';
import { allWidgets } from './catalogue.ts';
import { Figure } from './figure.tsx';

/** Every figure, each with all that is needed to ask for it. */
export function FigureList() {
  return (
    <ul css={css({ ...columns('26rem'), gap: space(4) })}>
      {allWidgets.map((widget) => (
        <Figure key={widget} widget={widget} />
      ))}
    </ul>
  );
}
