-- Up Migration

-- The first answer again is the same to the byte: jsonb would put its fields into another order.
ALTER TABLE idempotency_keys ALTER COLUMN answer TYPE json;
