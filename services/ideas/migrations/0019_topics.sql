-- Up Migration

-- What analytics says that ideas are about; 0 is nothing.
CREATE TABLE idea_topics (
  idea_id bigint PRIMARY KEY,
  topic_id bigint NOT NULL,
  revision bigint NOT NULL
);

CREATE INDEX idea_topics_by_topic ON idea_topics (topic_id, idea_id);
