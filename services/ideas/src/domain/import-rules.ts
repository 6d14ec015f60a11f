import { isLongerThan, languages } from '@ideabox/text';
import { z } from 'zod';
import { answerStatuses } from './answer.ts';
import { statuses } from './category.ts';
import { isSearchKey } from './search-key.ts';

const time = z.iso.datetime({ offset: true });

const isTime = (value: string) => time.safeParse(value).success;
const hasNul = (...texts: string[]) => texts.some((text) => text.includes('\u0000') || !text.isWellFormed());

type Words = Readonly<Record<string, string>>;

/** Whether words by language are in the site's languages, and no longer than the Japanese ones may be. */
const fitLanguages = (words: Words, most: number): boolean =>
  Object.entries(words).every(
    ([language, text]) => (languages as readonly string[]).includes(language) && !isLongerThan(text, most),
  );

type CategoryInput = {
  search_key: string;
  name: string;
  status: string;
  from: string;
  until: string;
  names: Words;
  descriptions: Words;
  situations: { name: string; names: Words }[];
};

/** Why a row is not loaded; undefined when it is in order. So with the others. */
export const rejectCategory = ({
  search_key,
  name,
  status,
  from,
  until,
  names,
  descriptions,
  situations,
}: CategoryInput): string | undefined => {
  if (!isSearchKey(search_key))
    return 'search_key: up to 50 lower-case letters, digits, - and _, more than digits expected';
  if (name.trim() === '' || isLongerThan(name, 100)) return 'name: 1 to 100 characters expected';
  if (!(statuses as readonly string[]).includes(status)) return `status: unknown “${status}”`;
  if (!fitLanguages(names, 100) || !fitLanguages(descriptions, 1_000))
    return 'names, descriptions: known languages, and lengths as in Japanese expected';
  if (
    situations.some(
      (item) => item.name.trim() === '' || isLongerThan(item.name, 100) || !fitLanguages(item.names, 100),
    )
  )
    return 'situations: 1 to 100 characters each expected';
  if ((from && !isTime(from)) || (until && !isTime(until))) return 'from, until: RFC 3339 expected';
};

type IdeaInput = {
  import_key: string;
  name: string;
  contents: string;
  member_id: string;
  date_entered: string;
  tags: string[];
};

export const rejectIdea = (idea: IdeaInput): string | undefined => {
  const { name, contents, member_id, date_entered, tags } = idea;
  if (name.trim() === '' || isLongerThan(name, 100)) return 'name: 1 to 100 characters expected';
  if (contents.trim() === '' || isLongerThan(contents, 1000))
    return 'contents: 1 to 1000 characters expected';
  if (hasNul(name, contents, ...tags)) return 'a character that cannot be stored';
  if (member_id === '') return 'member_id: missing';
  if (!isTime(date_entered)) return 'date_entered: RFC 3339 expected';
  if (tags.some((tag) => tag.trim() === '' || isLongerThan(tag, 25)))
    return 'tags: 1 to 25 characters each expected';
};

type VoteInput = { idea_id: number; member_id: string; type: string; date_entered: string };

export const rejectVote = ({ idea_id, member_id, type, date_entered }: VoteInput): string | undefined => {
  if (idea_id <= 0) return 'idea_id: unknown';
  if (member_id === '') return 'member_id: missing';
  if (type === 'VOTE_TYPE_UNSPECIFIED') return 'type: positive, neutral or negative expected';
  if (!isTime(date_entered)) return 'date_entered: RFC 3339 expected';
};

type SupportInput = { idea_id: number; member_id: string; date_entered: string };

export const rejectSupport = ({ idea_id, member_id, date_entered }: SupportInput): string | undefined => {
  if (idea_id <= 0) return 'idea_id: unknown';
  if (member_id === '') return 'member_id: missing';
  if (!isTime(date_entered)) return 'date_entered: RFC 3339 expected';
};

type AnswerInput = {
  member_id: string;
  status: string;
  contents: string;
  organisation: string;
  due_on: string;
  date_entered: string;
};

export const rejectAnswer = (answer: AnswerInput): string | undefined => {
  const { member_id, status, contents, organisation, due_on, date_entered } = answer;
  if (member_id === '') return 'member_id: missing';
  if (!(answerStatuses as readonly string[]).includes(status)) return `status: unknown “${status}”`;
  if (contents.trim() === '' || isLongerThan(contents, 4000))
    return 'contents: 1 to 4000 characters expected';
  if (isLongerThan(organisation, 100)) return 'organisation: up to 100 characters expected';
  if (hasNul(contents, organisation)) return 'a character that cannot be stored';
  if (due_on && !z.iso.date().safeParse(due_on).success) return 'due_on: YYYY-MM-DD expected';
  if (!isTime(date_entered)) return 'date_entered: RFC 3339 expected';
};
