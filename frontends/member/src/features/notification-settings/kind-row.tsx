import { css } from '@emotion/react';
import { useText } from '@ideabox/intl';
import { color, media, Select, space } from '@ideabox/ui';
import { Checkbox } from '@ideabox/ui/controls';
import type { UseFormRegister } from 'react-hook-form';
import { frequencies, type Kind, type Settings } from './settings.ts';

type Props = { kind: Kind; register: UseFormRegister<Settings> };

/** One kind of thing: whether one is told of it on the site, and how soon by mail. */
export function KindRow({ kind, register }: Props) {
  const text = useText();
  const options = frequencies.map((value) => ({ value, label: text(`telling.email.${value}`) }));
  return (
    <fieldset css={row}>
      <legend css={name}>{text(`telling.${kind}`)}</legend>
      <div css={choices}>
        <Checkbox label={text('telling.in_app')} {...register(`${kind}.in_app`)} />
        <div css={mail}>
          <span aria-hidden="true">{text('telling.email')}</span>
          <Select
            id={`telling-${kind}`}
            label={text('telling.email')}
            labelHidden
            options={options}
            css={css({ flex: '1 1 13rem' })}
            {...register(`${kind}.email`)}
          />
        </div>
      </div>
    </fieldset>
  );
}

const row = css({
  minWidth: 0,
  margin: 0,
  padding: `${space(5)} 0`,
  border: 0,
  borderBottom: `1px solid ${color.line}`,
});

// Floated, a legend lies in its fieldset like any other element.
const name = css({ float: 'left', width: '100%', padding: `0 0 ${space(2)}`, fontWeight: 700 });

const choices = css({
  clear: 'both',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(2),
  alignItems: 'center',
  [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', gap: space(6) },
});

// Where the two do not fit beside each other, the choice goes below its word.
const mail = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${space(1)} ${space(3)}` });
