import type { Idea } from '../get-idea.ts';
import { useOwnMarks } from '../get-own-marks.ts';
import { useVersions } from '../versions/get-versions.ts';
import { modified, type Text } from './modified.ts';

/** How far its author has changed an idea that others have answered to; undefined where all of it may change. */
export function useModified(idea: Idea, next: Text) {
  const marks = useOwnMarks(idea.id).data;
  const ofOthers = idea.vote_count - (marks?.my_vote ? 1 : 0);
  const isAnswered = marks?.is_mine === true && (ofOthers > 0 || idea.comment_count > 0);
  const first = useVersions(idea.id, isAnswered).data?.results.at(-1);
  if (!isAnswered || !first) return undefined;
  return modified({ name: first.name, contents: first.raw_contents }, next);
}
