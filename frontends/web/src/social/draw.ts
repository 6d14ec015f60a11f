import { Resvg } from '@resvg/resvg-js';
import satori from 'satori';
import { type Card, cardOf } from './card.ts';
import { drawable, fontsFor } from './fonts.ts';

/** 1200×630, as a PNG; null where the fonts know no character of the title. */
export async function draw(card: Card): Promise<Uint8Array | null> {
  const known: Card = {
    title: drawable(card.title),
    label: drawable(card.label),
    status: drawable(card.status),
    votes: card.votes.map(({ kind, words }) => ({ kind, words: drawable(words) })),
    site: drawable(card.site),
  };
  if (known.title.trim() === '') return null;
  const votes = known.votes.map(({ words }) => words).join('');
  const fonts = await fontsFor(`${known.title}${known.label}${known.status}${votes}${known.site}…`);
  const families = fonts.map(({ name }) => name).join(', ');
  const svg = await satori(cardOf(known, families) as Parameters<typeof satori>[0], {
    width: 1200,
    height: 630,
    fonts,
  });
  return new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng();
}
