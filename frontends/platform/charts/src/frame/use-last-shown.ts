import { useEffect, useRef } from 'react';
import type { ChartProps } from './chart-status.ts';

type Shown<Props> = { props: Props; since: number };

/** What a chart showed before, and since when, where what it is asked for now cannot be had. */
export function useLastShown<Props extends ChartProps>(props: Props): Shown<Props> | undefined {
  const last = useRef<Shown<Props>>(undefined);
  useEffect(() => {
    if (props.status !== 'ready') return;
    const known = last.current;
    const isSame = known !== undefined && known.props.card?.address === props.card?.address;
    last.current = { props, since: isSame ? known.since : Date.now() };
  });
  return props.status === 'error' ? last.current : undefined;
}
