import { css } from '@emotion/react';
import { lazyPart } from '@ideabox/ui';
import { useEffect, useState } from 'react';
import { askOffer, knownOffer } from './ask-offer.ts';
import type { ToggleProps } from './translate-toggle.tsx';

const TranslateToggle = lazyPart(
  async () => (await import(/* webpackChunkName: "translate" */ './translate-toggle.tsx')).TranslateToggle,
  { failed: null },
);

/**
 * The toggle where the browser translates. Its place is kept from the start, also for a browser that then declines, so that
 * nothing moves; where the browser cannot translate at all there is none.
 */
export function TranslatePlace(props: ToggleProps) {
  const { to } = props;
  const [isOffered, setOffered] = useState(() => knownOffer(to));
  const [hasPlace] = useState(isOffered !== false);
  useEffect(() => {
    let isHere = true;
    if (hasPlace) void askOffer(to).then((answer) => isHere && setOffered(answer));
    return () => {
      isHere = false;
    };
  }, [hasPlace, to]);
  if (!hasPlace) return null;
  return <div css={place}>{isOffered && <TranslateToggle {...props} />}</div>;
}

/** A small button high. */
const place = css({ minHeight: '2.75rem' });
