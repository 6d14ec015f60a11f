-- Up Migration

-- What open data has told of the votes on an idea that were cast on a day in Japan: under the day, or under its month. It
-- moves by five votes or more, so that no two files differ by one person's.
CREATE TABLE published_votes (
  idea_id bigint NOT NULL,
  day date NOT NULL,
  by_day boolean NOT NULL,
  type text NOT NULL CHECK (type IN ('positive', 'neutral', 'negative')),
  count integer NOT NULL CHECK (count > 0),
  PRIMARY KEY (idea_id, day, by_day, type)
);
