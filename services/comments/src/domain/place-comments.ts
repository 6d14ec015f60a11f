/** A comment as far as replies and repeated imports look at it. */
export type Known = {
  id: number;
  idea_id: number;
  /** The top-level comment: itself, or its parent. */
  thread_id: number;
  author_id: string;
  contents: string;
  edited: boolean;
  removed: boolean;
};

export type Row = {
  import_key: string;
  idea_id: number;
  parent_import_key: string;
  member_id: string;
  contents: string;
  date_entered: string;
};

/** A row with its id and its place in its idea's discussion. */
export type Placed = Row & { id: number; parent_id: number | null; answered_author_id: string };

const place = (row: Row, parent: Known | undefined, id: number): Placed => ({
  ...row,
  id,
  parent_id: parent?.thread_id ?? null,
  answered_author_id: parent?.author_id ?? '',
});

const asKnown = ({ id, idea_id, parent_id, member_id, contents }: Placed): Known => ({
  id,
  idea_id,
  thread_id: parent_id ?? id,
  author_id: member_id,
  contents,
  edited: false,
  removed: false,
});

const rejectPlace = (row: Row, parent: Known | undefined): string | undefined => {
  if (row.parent_import_key === '') return;
  if (!parent) return 'parent_id: unknown';
  if (parent.idea_id !== row.idea_id) return 'parent_id: of another idea';
  if (parent.removed) return 'parent_id: removed';
};

/** Whether a row is what was stored under its key; what was edited since is no longer compared. */
const isSame = (row: Row, stored: Known) =>
  stored.idea_id === row.idea_id && (stored.edited || stored.removed || stored.contents === row.contents);

/**
 * Finds each row's place, parents before their replies. `known` holds what is stored, by import key; `ids` are as many
 * new ids as there are rows.
 * @returns the rows to insert, and for each row of the input why it is not loaded; rows that are stored already are in
 * neither.
 */
export const placeComments = (
  rows: readonly (Row | undefined)[],
  known: Map<string, Known>,
  ids: number[],
) => {
  const comments = new Map(known);
  const placed: Placed[] = [];
  const take = (row: Row): string | undefined => {
    const stored = comments.get(row.import_key);
    if (stored) return isSame(row, stored) ? undefined : 'id: another comment was imported under it';
    const parent = comments.get(row.parent_import_key);
    const reason = rejectPlace(row, parent);
    if (reason) return reason;
    const comment = place(row, parent, ids[placed.length] as number);
    placed.push(comment);
    comments.set(row.import_key, asKnown(comment));
  };
  const reasons = rows.map((row) => (row ? take(row) : undefined));
  return { placed, reasons };
};

/** Numbers comments within their ideas by date, each idea's going on from `last`. */
export const numberComments = <T extends Placed>(
  comments: T[],
  last: Map<number, number>,
): (T & { serial_number: number })[] => {
  const next = new Map(last);
  return comments
    .toSorted((a, b) => Date.parse(a.date_entered) - Date.parse(b.date_entered) || a.id - b.id)
    .map((comment) => {
      const serial_number = (next.get(comment.idea_id) ?? 0) + 1;
      next.set(comment.idea_id, serial_number);
      return { ...comment, serial_number };
    });
};
