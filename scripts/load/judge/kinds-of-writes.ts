import type { Written } from '../../../deploy/load/record.ts';
import { commentsWrites } from '../../faults/load/comments-writes.ts';
import { ideasWrites } from '../../faults/load/ideas-writes.ts';
import type { WriteKind } from '../../faults/load/write-kind.ts';

const known = [...ideasWrites, ...commentsWrites];

/** How each of these is found again at its owner's. @throws where nobody knows */
export function kindOf(what: Written): WriteKind {
  const kind = known.find(({ name }) => name === what);
  if (!kind) throw new Error(`Nobody knows where a ${what} stands`);
  return kind;
}
