import { type Bus, type DeadLetter, replayDeadLetters } from '@ideabox/events';
import { StartFailure } from '../command-line/start-failure.ts';

/** Publishes the dead letters at these positions again; all of them when there are none. @returns what was done. */
export const replay = async (bus: Bus, letters: DeadLetter[], positions: number[]): Promise<string> => {
  const missing = positions.filter((position) => !letters.some((letter) => letter.position === position));
  if (missing.length > 0)
    throw new StartFailure(`No dead letter at position ${missing.join(', ')}: nothing was replayed.`);
  const chosen =
    positions.length > 0 ? letters.filter(({ position }) => positions.includes(position)) : letters;
  await replayDeadLetters(bus, chosen);
  if (chosen.length === 0) return 'No dead letters.';
  return `${chosen.length} replayed; what fails again comes back within half a minute.`;
};
