import type { Card } from './card.ts';
import { draw } from './draw.ts';

/** Draws what its parent says, one after the other, and ends with it. */
process.on('message', (card: Card) => {
  void draw(card)
    .catch((error: unknown) => String(error))
    .then((result) => process.send?.(result));
});
process.on('disconnect', () => process.exit(0));
