import { useText } from '@ideabox/intl';
import { useSearchParams } from '@ideabox/router';
import { Select } from '@ideabox/ui';
import { listPeriods, pageSizes, readListQuery, withParam } from './list-query.ts';

const staying = { preventScrollReset: true };

export function PeriodSelect() {
  const text = useText();
  const [params, setParams] = useSearchParams();
  return (
    <Select
      id="list-period"
      label={text('list.period')}
      labelHidden
      value={readListQuery(params).period ?? ''}
      onChange={(event) => setParams(withParam(params, 'period', event.target.value), staying)}
      options={[
        { value: '', label: text('list.period.all') },
        ...listPeriods.map((value) => ({ value, label: text(`list.period.${value}`) })),
      ]}
    />
  );
}

export function LimitSelect() {
  const text = useText();
  const [params, setParams] = useSearchParams();
  return (
    <Select
      id="list-limit"
      label={text('list.limit')}
      labelHidden
      value={readListQuery(params).limit}
      onChange={(event) => setParams(withParam(params, 'limit', event.target.value), staying)}
      options={pageSizes.map((size) => ({ value: String(size), label: text('list.limit.option', { size }) }))}
    />
  );
}
