import { css } from '@emotion/react';
import { useSearchParams } from '@ideabox/router';
import { media, Select } from '@ideabox/ui';
import { withParam } from './list-query.ts';
import type { ListChoice } from './use-list-choices.ts';

/** The choices side by side, each in force at once. Where the header has the themes, one is chosen there alone, and here dropped. */
export function ListSelects({ choices }: { choices: ListChoice[] }) {
  const [params, setParams] = useSearchParams();
  return choices.map(({ name, label, value, options }) => (
    <div key={name} css={name === 'category' && value === '' && untilHeaderHasThem}>
      <Select
        id={`list-${name}`}
        label={label}
        labelHidden
        value={value}
        onChange={(event) =>
          setParams(withParam(params, name, event.target.value), { preventScrollReset: true })
        }
        options={options}
      />
    </div>
  ));
}

const untilHeaderHasThem = css({ [media.desktop]: { display: 'none' } });
