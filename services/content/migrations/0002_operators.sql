-- Up Migration

-- What is held about a member is found by the member.
CREATE INDEX reports_by_member ON reports (member_id, id) WHERE member_id IS NOT NULL;

-- Lists of those who work reports off are narrowed by status and type.
CREATE INDEX reports_by_status ON reports (status, date_entered DESC, id DESC);
CREATE INDEX reports_by_type ON reports (type, date_entered DESC, id DESC);

-- Grows with every change of a piece of news, so that a consumer can tell which it has seen last.
ALTER TABLE news ADD COLUMN revision bigint NOT NULL DEFAULT 1;
