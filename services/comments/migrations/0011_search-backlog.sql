-- Up Migration

-- A migration of its own: whatever is written from now on is noted by the triggers, which must not be held up by this.
INSERT INTO search_backlog SELECT comment_id FROM search_entries ON CONFLICT DO NOTHING;
