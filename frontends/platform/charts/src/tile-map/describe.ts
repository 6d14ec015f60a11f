import type { IntlShape } from '@ideabox/intl';
import { sum } from 'd3-array';
import type { Area } from './area.ts';
import { prefectures } from './prefectures.ts';

type Question = { items: Area[]; countLabel: string; rateLabel: string };
export type TileWords = ReturnType<typeof describe>;

const none = '—';

/** What the map says in words: of one area, and of all together. */
export function describe(intl: IntlShape, { items, countLabel, rateLabel }: Question) {
  const { formatMessage, formatNumber } = intl;
  const told = new Map(items.map((item) => [item.key, item]));
  const inCharacters = /^(ja|zh)/.test(intl.locale);
  const names = new Map([
    ...prefectures.map(({ code, name, latin }) => [code, inCharacters ? name : latin] as const),
    ['99', formatMessage({ id: 'chart.area.overseas' })] as const,
    ['00', formatMessage({ id: 'chart.area.unanswered' })] as const,
  ]);
  const name = (key: string) => told.get(key)?.label ?? names.get(key) ?? key;
  const untold = formatMessage({ id: 'chart.untold' });
  const rate = (value: number | null) =>
    value === null ? none : formatNumber(value, { maximumFractionDigits: value < 1 ? 2 : 1 });
  const count = (value: number | null) => (value === null ? none : formatNumber(value));
  const cells = (key: string) => {
    const area = told.get(key);
    return area ? [count(area.count), rate(area.rate)] : [untold, untold];
  };
  const readout = (values: (string | undefined)[]) =>
    [countLabel, rateLabel].map((label, index) => ({ key: label, label, value: values[index] ?? none }));
  return {
    /** Those on the map, and what is told of more. */
    keys: [...new Set([...names.keys(), ...told.keys()])],
    name,
    untold,
    count,
    rate,
    ungrouped: (value: number) => formatNumber(value, { useGrouping: false }),
    range: (from: string, to: string) =>
      from === to ? from : formatMessage({ id: 'chart.range' }, { from, to }),
    cells,
    heading: (key: string | undefined) =>
      key === undefined ? formatMessage({ id: 'chart.total' }) : name(key),
    items: (key: string | undefined) =>
      readout(key === undefined ? [count(sum(items, (item) => item.count))] : cells(key)),
    sentence: (key: string) => {
      const area = told.get(key);
      if (!area) return `${name(key)}: ${untold}`;
      const parts = [`${countLabel} ${count(area.count)}`];
      if (area.rate !== null) parts.push(`${rateLabel} ${rate(area.rate)}`);
      return `${name(key)}: ${intl.formatList(parts, { type: 'conjunction' })}`;
    },
  };
}
