/** Why the device does not say where it is, as the specification names it. */
export type PositionProblem = 'unsupported' | 'not_allowed' | 'unavailable' | 'timed_out' | 'unknown';

const problems: Record<number, PositionProblem> = { 1: 'not_allowed', 2: 'unavailable', 3: 'timed_out' };
/** A prefecture is large: where the device was a moment ago, to a few hundred metres, is enough. */
const roughly: PositionOptions = { enableHighAccuracy: false, timeout: 15_000, maximumAge: 10 * 60_000 };

/** Asks the device where it is, and finds the prefecture here: the position is told to nobody. @throws PositionFault */
export async function findRegion(): Promise<string> {
  const { prefectureAt } = await import(/* webpackChunkName: "prefectures" */ './prefecture-at.ts');
  if (!('geolocation' in navigator)) throw new PositionFault('unsupported');
  return new Promise((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve(prefectureAt(coords.latitude, coords.longitude)),
      ({ code }) => reject(new PositionFault(problems[code] ?? 'unknown')),
      roughly,
    );
  });
}

export class PositionFault extends Error {
  override name = 'PositionFault';
  readonly problem: PositionProblem;

  constructor(problem: PositionProblem) {
    super(`the position is not known: ${problem}`);
    this.problem = problem;
  }
}
