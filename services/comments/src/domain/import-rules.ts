import { isLongerThan } from '@ideabox/text';
import { z } from 'zod';
import type { Row } from './place-comments.ts';

const maxLength = 500;

const time = z.iso.datetime({ offset: true });
const earliest = Date.UTC(1970, 0, 1);
const dayMs = 24 * 60 * 60 * 1000;

const isTime = (value: string): boolean => {
  if (!time.safeParse(value).success) return false;
  const at = Date.parse(value);
  return at >= earliest && at <= Date.now() + dayMs;
};

const isStorable = (...texts: string[]) =>
  texts.every((text) => !text.includes('\u0000') && text.isWellFormed());

/** Why a row is not loaded; undefined when it is in order by itself. */
export const rejectComment = (row: Row): string | undefined => {
  const { import_key, parent_import_key, idea_id, member_id, contents, date_entered } = row;
  if (import_key === '') return 'id: missing';
  if (idea_id <= 0) return 'idea_id: unknown';
  if (member_id === '') return 'member_id: missing';
  if (contents.trim() === '' || isLongerThan(contents, maxLength))
    return `contents: 1 to ${maxLength} characters expected`;
  if (!isStorable(import_key, parent_import_key, member_id, contents))
    return 'a character that cannot be stored';
  if (!isTime(date_entered)) return 'date_entered: RFC 3339 expected, and no future time';
};
