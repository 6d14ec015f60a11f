import { useIntl } from '@ideabox/intl';

/** Says a count as a share of a whole, in as many digits as tell small shares from nothing: `62%`, `0.4%`. */
export function useShare(whole: number): (count: number) => string {
  const { formatNumber } = useIntl();
  return (count) =>
    formatNumber(whole === 0 ? 0 : count / whole, { style: 'percent', maximumSignificantDigits: 2 });
}
