import { css } from '@emotion/react';
import type { IdeaSort } from '@ideabox/api-client';
import { useText } from '@ideabox/intl';
import { useSearchParams } from '@ideabox/router';
import { Button, Select, space } from '@ideabox/ui';
import { Dialog } from '@ideabox/ui/dialog';
import type { FormEvent } from 'react';
import { chooseListMode, listModes, useListMode } from './list-mode.ts';
import { freshSeed, readListQuery, withParam, withSort } from './list-query.ts';
import { useListChoices } from './use-list-choices.ts';

type Props = { sorts: IdeaSort[]; hasThemes: boolean; onClose: () => void };

/** Everything that can be chosen of a list, in force together once it is sent. */
export function ListSheet({ sorts, hasThemes, onClose }: Props) {
  const text = useText();
  const [params, setParams] = useSearchParams();
  const choices = useListChoices({ hasThemes });
  const mode = useListMode();
  const { sort } = readListQuery(params, sorts);
  const apply = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const chosen = new FormData(event.currentTarget);
    const order = sorts.find((known) => known === chosen.get('sort')) ?? sort;
    const ordered = order === sort ? params : withSort(params, order, freshSeed());
    const wanted = choices
      .filter(({ name, value }) => chosen.get(name) !== value)
      .reduce((changed, { name }) => withParam(changed, name, String(chosen.get(name))), ordered);
    chooseListMode(listModes.find((known) => known === chosen.get('mode')) ?? mode);
    if (wanted !== params) setParams(wanted, { preventScrollReset: true });
    onClose();
  };
  return (
    <Dialog title={text('list.sheet')} onClose={onClose}>
      <form onSubmit={apply} css={css({ display: 'grid', gap: space(4) })}>
        <Select
          id="sheet-sort"
          name="sort"
          label={text('list.sort')}
          defaultValue={sort}
          options={sorts.map((value) => ({ value, label: text(`list.sort.${value}`) }))}
        />
        {choices.map(({ name, label, value, options }) => (
          <Select
            key={name}
            id={`sheet-${name}`}
            name={name}
            label={label}
            defaultValue={value}
            options={options}
          />
        ))}
        <Select
          id="sheet-mode"
          name="mode"
          label={text('list.mode')}
          defaultValue={mode}
          options={listModes.map((value) => ({ value, label: text(`list.mode.${value}`) }))}
        />
        <Button type="submit">{text('list.sheet.apply')}</Button>
      </form>
    </Dialog>
  );
}
