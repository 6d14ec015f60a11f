import { useEffect, useEffectEvent } from 'react';
import { type Intention, takeIntention } from '../../login/intention.ts';

/** Does, once a member's own marks are known, what they pressed before they logged in. */
export function useIntention<Act extends Intention['act']>(
  { act, idea, isReady }: { act: Act; idea: number; isReady: boolean },
  perform: (intention: Extract<Intention, { act: Act }>) => void,
): void {
  const take = useEffectEvent(() => {
    const intention = takeIntention(act, idea);
    if (intention) perform(intention);
  });
  useEffect(() => {
    if (isReady) take();
  }, [isReady]);
}
