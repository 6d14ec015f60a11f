import { css } from '@emotion/react';
import { color, media } from '@ideabox/ui';
import { hero } from '@ideabox/ui/drawing-colors';

/** Voices of many sizes rising from an open box: the site's mark, drawn large. Shown where there is room. */
export function HeroDrawing() {
  return (
    <svg aria-hidden="true" viewBox="0 0 440 380" css={drawing}>
      <path d="M70 236h300v104a20 20 0 0 1-20 20H90a20 20 0 0 1-20-20V236Z" fill={color.drawn1} />
      <path d="M70 236 30 192h100l20 44H70Zm300 0 40-44H310l-20 44h80Z" fill={hero.lid} />
      <path d="M150 236h140v18a6 6 0 0 1-6 6H156a6 6 0 0 1-6-6v-18Z" fill={hero.slot} />
      <path
        d="M152 96h120a16 16 0 0 1 16 16v58a16 16 0 0 1-16 16h-44l-20 24-4-24h-52a16 16 0 0 1-16-16v-58a16 16 0 0 1 16-16Z"
        fill={color.surface}
        stroke={color.drawn1}
        strokeWidth="5"
      />
      <path d="M166 124h92M166 141h92M166 158h56" stroke={hero.lines} strokeWidth="7" strokeLinecap="round" />
      <path
        d="M64 44h78a14 14 0 0 1 14 14v30a14 14 0 0 1-14 14h-22l-18 18v-18H64a14 14 0 0 1-14-14V58a14 14 0 0 1 14-14Z"
        fill={hero.voice}
      />
      <path
        d="M302 28h70a14 14 0 0 1 14 14v36a14 14 0 0 1-14 14h-34l-18 20v-20h-18a14 14 0 0 1-14-14V42a14 14 0 0 1 14-14Z"
        fill={hero.agreed}
      />
      <path
        d="m321 60 12 12 22-24"
        fill="none"
        stroke={hero.tick}
        strokeWidth="6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <circle cx="84" cy="73" r="5" fill={hero.dots} />
      <circle cx="103" cy="73" r="5" fill={hero.dots} />
      <circle cx="122" cy="73" r="5" fill={hero.dots} />
      <path
        d="M206 22h30a10 10 0 0 1 10 10v18a10 10 0 0 1-10 10h-10l-10 10V60h-10a10 10 0 0 1-10-10V32a10 10 0 0 1 10-10Z"
        fill={hero.small}
      />
      <path
        d="M324 124h44a10 10 0 0 1 10 10v22a10 10 0 0 1-10 10h-26l-12 12v-12h-6a10 10 0 0 1-10-10v-22a10 10 0 0 1 10-10Z"
        fill={hero.faint}
      />
      <path d="M110 292h220M110 318h140" stroke={hero.slats} strokeWidth="8" strokeLinecap="round" />
    </svg>
  );
}

const drawing = css({
  display: 'none',
  width: '100%',
  maxWidth: '27rem',
  justifySelf: 'end',
  [media.desktop]: { display: 'block' },
});
