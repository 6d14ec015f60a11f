import { useSearchParams } from '@ideabox/router';
import { rankings, voices } from '../figures/widgets.ts';

/** What a reader chooses of single figures, by the name it has in the address; the first unless another is asked for. */
export const choicesOf = {
  by: rankings,
  of: voices,
  map: ['count', 'rate'],
} as const;

export type ChoiceName = keyof typeof choicesOf;
type ChoiceOf<Name extends ChoiceName> = (typeof choicesOf)[Name][number];

export function useChoice<Name extends ChoiceName>(name: Name): ChoiceOf<Name> {
  const [params] = useSearchParams();
  const values: readonly ChoiceOf<Name>[] = choicesOf[name];
  return values.find((value) => value === params.get(name)) ?? choicesOf[name][0];
}
