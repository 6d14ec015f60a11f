import { charactersOf } from '@ideabox/intl';
import type { Idea } from '../get-idea.ts';
import { useOwnMarks } from '../get-own-marks.ts';
import { useVersions } from '../versions/get-versions.ts';
import { type Characters, modified } from './modified.ts';

type Text = { name: string; contents: string };

const splitUp = ({ name, contents }: Text): Characters => ({
  name: charactersOf(name),
  contents: charactersOf(contents),
});

/** How far its author has changed an idea that others have answered to; undefined where all of it may change. */
export function useModified(idea: Idea, next: Text) {
  const marks = useOwnMarks(idea.id).data;
  const ofOthers = idea.vote_count - (marks?.my_vote ? 1 : 0);
  const isAnswered = marks?.is_mine === true && (ofOthers > 0 || idea.comment_count > 0);
  const first = useVersions(idea.id, isAnswered).data?.results.at(-1);
  if (!isAnswered || !first) return undefined;
  return modified(splitUp({ name: first.name, contents: first.raw_contents }), splitUp(next));
}
