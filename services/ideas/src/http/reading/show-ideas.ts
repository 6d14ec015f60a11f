import { type Caller, seesEveryone } from '@ideabox/http';
import type { Language } from '@ideabox/text';
import type { Context } from '../../context.ts';
import { linksWithin } from '../../domain/links.ts';
import { answerTo } from '../../store/ideas/answers.ts';
import { loadCards } from '../../store/ideas/cards.ts';
import { type OwnMarks, ownMarks } from '../../store/marks/own-marks.ts';
import { supportersOf } from '../../store/marks/supports.ts';
import { toCard, type View } from './idea-card.ts';
import { toDetail } from './idea-detail.ts';

type Place = Pick<Context, 'db' | 'publicUrl'>;
type Asking = { caller: Caller | null; language: Language; named: (field: string) => boolean };

const ownFields: (keyof OwnMarks)[] = ['is_read', 'my_favorite', 'my_vote', 'is_mine', 'is_blocked'];

/** What is the caller's own in these ideas; undefined unless the caller names it, so that everyone gets the same. */
const own = ({ db }: Place, ids: number[], { caller, named }: Asking) =>
  caller && ownFields.some(named) ? ownMarks(db, caller.id, ids) : undefined;

const isPersonal = (marks: object | undefined, { caller }: Asking) =>
  marks !== undefined || seesEveryone(caller);

const viewFor = ({ publicUrl }: Place, { caller, language }: Asking): View => ({
  links: linksWithin(publicUrl),
  reader: caller,
  language,
});

/** The cards of ideas, in the order of the ids, and whether there is something in them that not everyone is told. */
export const showCards = async (place: Place, ids: number[], asking: Asking) => {
  const [rows, marks] = await Promise.all([loadCards(place.db, ids), own(place, ids, asking)]);
  const view = viewFor(place, asking);
  const cards = rows.map((row) => toCard(row, view, marks?.get(row.id)));
  return { cards, personal: isPersonal(marks, asking) };
};

/** One idea with all that its page shows; no detail when there is no such idea. */
export const showDetail = async (place: Place, id: number, asking: Asking) => {
  const [[row], answer, supporters, marks] = await Promise.all([
    loadCards(place.db, [id]),
    answerTo(place.db, id),
    supportersOf(place.db, id),
    own(place, [id], asking),
  ]);
  const detail = row && toDetail(row, answer, supporters, viewFor(place, asking), marks?.get(id));
  return { detail, personal: isPersonal(marks, asking) };
};
