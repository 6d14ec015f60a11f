-- Up Migration

ALTER TABLE blocks
  -- By what the one who blocks names it, who may not know whom it is of.
  ADD COLUMN block_id uuid NOT NULL DEFAULT gen_random_uuid(),
  -- Whether they were told whom they block.
  ADD COLUMN named boolean NOT NULL DEFAULT true;

CREATE UNIQUE INDEX blocks_by_block_id ON blocks (member_id, block_id);

-- Ideas and comments say what their reader blocks, and have heard of no block so far.
INSERT INTO outbox (name, payload)
SELECT 'identity.v1.BlockChanged', jsonb_build_object(
  'member_id', member_id, 'blocked_id', blocked_id, 'blocked', blocked, 'revision', revision)
FROM blocks ORDER BY member_id, blocked_id;

-- Where the picture of someone who hides was before is known.
UPDATE icons i SET version = gen_random_uuid() FROM members m WHERE m.id = i.member_id AND m.hidden_contributor;
UPDATE members m SET icon_src = regexp_replace(m.icon_src, '[^=]*$', i.version::text)
FROM icons i WHERE i.member_id = m.id AND m.hidden_contributor;
