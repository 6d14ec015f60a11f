import { useText } from '@ideabox/intl';

const secondsPerMinute = 60;

/** Says seconds as minutes and seconds: `3分20秒`. */
export function useDuration(): (seconds: number) => string {
  const text = useText();
  return (all) => {
    const whole = Math.round(all);
    const [minutes, seconds] = [Math.floor(whole / secondsPerMinute), whole % secondsPerMinute];
    if (minutes === 0) return text('duration.seconds', { seconds });
    return seconds === 0
      ? text('duration.minutes', { minutes })
      : text('duration.both', { minutes, seconds });
  };
}
