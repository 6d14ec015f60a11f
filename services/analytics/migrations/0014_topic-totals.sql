-- Up Migration

-- What a topic's ideas come to that were posted up to a day in Japan, of the days on which some were: a period is the difference
-- of two, however long it is. It takes the place of topic_days, which processes of the release before still read.
CREATE TABLE topic_totals (
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

INSERT INTO topic_totals (topic_id, category_id, day, ideas, comments, positive, neutral, negative)
SELECT topic_id, category_id, day, sum(ideas) OVER run, sum(comments) OVER run, sum(positive) OVER run, sum(neutral) OVER run,
  sum(negative) OVER run
FROM topic_days WINDOW run AS (PARTITION BY topic_id, category_id ORDER BY day);
