import { hasAny, hasEvery, join, named, type Sql, sql } from '@ideabox/postgres';
import { isKey, type Search, type SearchWord } from '@ideabox/text';
import type { Hits, Part, Tier } from './hits.ts';

export const searchTargets = ['all', 'idea', 'tag'] as const;
export type SearchTarget = (typeof searchTargets)[number];

const [title, text, tags] = [sql`e.title`, sql`e.idea_text`, sql`e.tag_text`];
const [titleKeys, textKeys, tagKeys] = [sql`e.title_keys`, sql`e.idea_keys`, sql`e.tag_keys`];

const both = (...conditions: Sql[]): Sql => join(conditions, ' AND ');
const either = (conditions: Sql[]): Sql => sql`(${join(conditions, ' OR ')})`;

/** A check without what other checks say. One CASE as they are, so that Postgres takes it to be as likely. */
const except = (check: Sql, others: Sql[]): Sql =>
  others.length === 0 ? check : sql`CASE WHEN ${check} THEN NOT ${either(others)} ELSE false END`;

const part = (candidates: Sql, check: Sql, countCheck = check): Part => ({
  candidates,
  check,
  laterCheck: check,
  countCheck,
});

/** A part without what earlier ones have. */
const without = ({ candidates, check }: Part, earlier: Part[]): Part => ({
  ...part(
    candidates,
    except(
      check,
      earlier.map((one) => one.check),
    ),
  ),
  laterCheck: check,
});

const having = (texts: Sql, keys: Sql, words: SearchWord[]): Part =>
  part(named(keys, words), hasEvery(texts, words), words.every(isKey) ? sql`true` : undefined);

/**
 * That an index names a text for a phrase. One with spaces has no other keys than its words, which many texts may have; fewer texts
 * have spaces, and these are in an index of their own.
 */
const namedInText = (form: SearchWord): Sql =>
  form.text.includes(' ') ? both(named(textKeys, [form]), sql`${text} LIKE '% %'`) : named(textKeys, [form]);

/** Text and tags together, and their keys as the index of both has them: a word may be in the one, another in the other. */
const [everywhere, allKeys] = [sql`(e.idea_text || E'\n' || e.tag_text)`, sql`(e.idea_keys || e.tag_keys)`];

/** What has every word, but not all of them in its text. */
const throughTags = (words: SearchWord[]): Part => {
  const oneInTags = either(words.map((word) => named(tagKeys, [word])));
  return without(
    part(
      words.length === 1 ? oneInTags : both(oneInTags, named(allKeys, words)),
      hasEvery(everywhere, words),
    ),
    [having(text, textKeys, words)],
  );
};

/** What has the words in its title, then in its text, each time the phrase first. Later ones are without earlier ones. */
const textTiers = ({ phrase, words }: Search): Tier[] => {
  const inTitle = having(title, titleKeys, words);
  const titlePhrase = part(either(phrase.map((form) => named(titleKeys, [form]))), hasAny(title, phrase));
  const textPhrase = part(either(phrase.map(namedInText)), hasAny(text, phrase));
  const inText = having(text, textKeys, words);
  const [word] = words;
  // A single word is its own phrase, unless it is looked for in other forms, too.
  const isPhrase =
    words.length === 1 && word?.followedBy === undefined && phrase.some((form) => form.text === word?.text);
  const inTextAlone = without(inText, [inTitle]);
  return isPhrase
    ? [inTitle, inTextAlone]
    : [
        { ...inTitle, parts: [titlePhrase, without(inTitle, [titlePhrase])] },
        { ...inTextAlone, parts: [without(textPhrase, [inTitle]), without(inText, [inTitle, textPhrase])] },
      ];
};

/** The ideas that a search finds. */
export const hitsOf = (search: Search, target: SearchTarget): Hits => {
  const { words } = search;
  const entries = sql`search_texts`;
  if (target === 'tag') {
    const inTags = having(tags, tagKeys, words);
    return { entries, whole: inTags, tiers: [inTags] };
  }
  const tiers = textTiers(search);
  return target === 'idea'
    ? { entries, whole: having(text, textKeys, words), tiers }
    : { entries, whole: having(everywhere, allKeys, words), tiers: [...tiers, throughTags(words)] };
};
