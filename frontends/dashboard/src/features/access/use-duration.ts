import { useIntl } from '@ideabox/intl';

const secondsPerMinute = 60;

/** Says seconds as minutes and seconds: `3分20秒`. */
export function useDuration(): (seconds: number) => string {
  const { formatNumber, formatList } = useIntl();
  const part = (count: number, unit: 'minute' | 'second') =>
    formatNumber(count, { style: 'unit', unit, unitDisplay: 'narrow' });
  return (all) => {
    const [minutes, seconds] = [Math.floor(all / secondsPerMinute), Math.round(all) % secondsPerMinute];
    const parts = [
      ...(minutes > 0 ? [part(minutes, 'minute')] : []),
      ...(seconds > 0 || minutes === 0 ? [part(seconds, 'second')] : []),
    ];
    return formatList(parts, { type: 'unit', style: 'narrow' });
  };
}
