import { css } from '@emotion/react';
import { useText } from '@ideabox/intl';
import { color, space } from '@ideabox/ui';
import type { Idea } from '../get-idea.ts';
import { addressOf } from './address-of.ts';
import { places } from './places.ts';

/** Links to the services where the idea can be handed on, as entries of a list. */
export function SharePlaces({ idea }: { idea: Idea }) {
  const text = useText();
  const url = addressOf(idea);
  return places.map(({ name, address }) => (
    <li key={name}>
      <a href={address({ url, title: idea.name })} rel="noopener noreferrer" css={link}>
        {text('idea.share.to', { place: name })}
      </a>
    </li>
  ));
}

const link = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '2.75rem',
  paddingInline: space(4),
  fontSize: '0.9375rem',
  color: color.link,
});
