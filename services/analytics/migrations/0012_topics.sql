-- Up Migration

-- What of a text may be quoted, and whether its idea waits to be put into a topic.
ALTER TABLE text_terms
  ADD COLUMN sentences text[] NOT NULL DEFAULT '{}',
  ADD COLUMN to_place boolean NOT NULL DEFAULT true;

CREATE INDEX text_terms_to_place ON text_terms (id) WHERE kind = 'idea' AND to_place;

-- What ideas are about. Words are heaviest first; `given_name` is an operator's. Figures of one that was merged into
-- another are told as that one's.
CREATE TABLE topics (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  terms text[] NOT NULL,
  given_name text CHECK (given_name <> ''),
  hidden boolean NOT NULL DEFAULT false,
  merged_into bigint REFERENCES topics ON DELETE SET NULL CHECK (merged_into <> id),
  x real NOT NULL,
  y real NOT NULL,
  counted_at timestamptz NOT NULL DEFAULT '-infinity'
);

CREATE INDEX topics_by_count ON topics (counted_at, id);

-- The words that tell ideas apart, and how much each weighs in the topics that have it.
CREATE TABLE topic_vocabulary (
  term text PRIMARY KEY,
  rarity real NOT NULL
);

CREATE TABLE topic_terms (
  term text NOT NULL,
  topic_id bigint NOT NULL REFERENCES topics ON DELETE CASCADE,
  weight real NOT NULL,
  PRIMARY KEY (term, topic_id)
);

CREATE INDEX topic_terms_by_topic ON topic_terms (topic_id);

-- The topic that an idea is most like; none where no topic has a word of it. One that has ended since is told of nowhere,
-- and its ideas are walked through after each grouping. `counts_as` is what others are told: 0, or the topic itself, or
-- the one that it was merged into.
CREATE TABLE idea_topics (
  idea_id bigint PRIMARY KEY,
  topic_id bigint,
  likeness real NOT NULL,
  counts_as bigint NOT NULL,
  revision bigint NOT NULL
);

CREATE INDEX idea_topics_by_likeness ON idea_topics (topic_id, likeness DESC, idea_id);
CREATE INDEX comment_facts_by_idea ON comment_facts (idea_id) WHERE NOT removed;

-- What a topic's ideas come to, by the day in Japan when they were posted.
CREATE TABLE topic_days (
  topic_id bigint NOT NULL REFERENCES topics ON DELETE CASCADE,
  category_id bigint NOT NULL,
  day date NOT NULL,
  ideas bigint NOT NULL,
  comments bigint NOT NULL,
  positive bigint NOT NULL,
  neutral bigint NOT NULL,
  negative bigint NOT NULL,
  PRIMARY KEY (topic_id, category_id, day)
);

-- When ideas were last grouped, from how many, how many were placed since, and up to which id they were walked through
-- afterwards; nothing is left to walk through where that is null.
CREATE TABLE topic_grouping (
  singleton boolean PRIMARY KEY DEFAULT true CHECK (singleton),
  generation bigint NOT NULL DEFAULT 0,
  grouped_at timestamptz NOT NULL DEFAULT '-infinity',
  texts bigint NOT NULL DEFAULT 0,
  placed bigint NOT NULL DEFAULT 0,
  walked_to bigint
);

INSERT INTO topic_grouping DEFAULT VALUES;
