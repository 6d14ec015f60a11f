-- Up Migration

CREATE INDEX comments_best_in_category ON comments (category_id, rating DESC, id DESC) WHERE removed_at IS NULL;

-- A member's highly rated comments: few of all.
CREATE INDEX comments_highly_rated_of_author ON comments (author_id, date_entered DESC, id DESC)
  WHERE removed_at IS NULL AND rating >= 4;
