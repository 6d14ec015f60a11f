-- Up Migration

-- Walking in the order of names reads the names from here alone.
CREATE INDEX members_in_order ON members (portal_name, id) INCLUDE (name_text)
  WHERE status = 'active' AND NOT hidden_contributor;
DROP INDEX members_by_name;
