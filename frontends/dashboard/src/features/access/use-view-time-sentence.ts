import type { TimePoint } from '@ideabox/charts';
import { useText } from '@ideabox/intl';
import { useDuration } from './use-duration.ts';

/** When visits were longest and when shortest: averages, which are not added up. */
export function useViewTimeSentence(points: TimePoint[]): string | undefined {
  const text = useText();
  const duration = useDuration();
  const known = points
    .flatMap(({ label, values: [seconds] }) => (seconds ? [{ label, seconds }] : []))
    .sort((one, other) => other.seconds - one.seconds);
  const [longest, shortest] = [known[0], known.at(-1)];
  if (!longest || !shortest) return undefined;
  if (longest.seconds === shortest.seconds)
    return text('sentence.view_time.same', { length: duration(longest.seconds) });
  return text('sentence.view_time', {
    period: longest.label,
    longest: duration(longest.seconds),
    other: shortest.label,
    shortest: duration(shortest.seconds),
  });
}
