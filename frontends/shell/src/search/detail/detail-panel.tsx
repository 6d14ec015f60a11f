import { css } from '@emotion/react';
import { useText } from '@ideabox/intl';
import { Button, color, media, radius, SearchIcon, space } from '@ideabox/ui';
import { RadioGroup } from '@ideabox/ui/controls';
import { type SearchValues, searchTargets } from '../search-values.ts';
import { MemberField } from './member-field.tsx';
import { PeriodFields } from './period-fields.tsx';
import { StepField } from './step-field.tsx';

type Props = {
  id: string;
  values: SearchValues;
  onChange: (changed: Partial<SearchValues>) => void;
  onReset: () => void;
};

/** Where to look, the stage, when it was posted, and by whom. */
export function DetailPanel({ id, values, onChange, onReset }: Props) {
  const text = useText();
  return (
    <div css={panel}>
      <RadioGroup
        id={`${id}-target`}
        legend={text('search.target')}
        options={searchTargets.map((value) => ({ value, label: text(`search.target.${value}`) }))}
        inline
        value={values.target}
        onChange={(target) => onChange({ target })}
      />
      <div css={pair}>
        <StepField id={`${id}-step`} value={values.step} onChange={(step) => onChange({ step })} />
        <MemberField
          id={`${id}-member`}
          memberId={values.memberId}
          onChange={(memberId) => onChange({ memberId })}
        />
      </div>
      <PeriodFields id={id} values={values} onChange={onChange} />
      <div css={css({ display: 'flex', flexWrap: 'wrap', gap: space(3) })}>
        <Button type="submit" size="small">
          <SearchIcon size={20} />
          {text('search.submit_details')}
        </Button>
        <Button variant="quiet" size="small" onClick={onReset}>
          {text('search.reset')}
        </Button>
      </div>
    </div>
  );
}

const panel = css({
  display: 'grid',
  gap: space(5),
  padding: space(5),
  borderRadius: radius.medium,
  background: color.ground,
  outline: '1px solid transparent',
  [media.desktop]: { padding: space(6) },
});

const pair = css({
  display: 'grid',
  gap: space(4),
  [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});
