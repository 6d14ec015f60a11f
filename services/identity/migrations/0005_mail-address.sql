-- Up Migration

-- Where mail goes: the address that the identity provider vouches for. What members write into their profile is theirs to
-- choose, and might be somebody else's.
ALTER TABLE members ADD COLUMN mail_address text CHECK (char_length(mail_address) <= 255);
UPDATE members SET mail_address = email WHERE email IS NOT NULL;
