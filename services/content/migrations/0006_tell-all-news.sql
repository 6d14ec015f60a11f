-- Up Migration

-- News that came with a release were told to nobody, nor were their translations.
UPDATE news SET revision = revision + 1;
INSERT INTO outbox (name, payload)
SELECT 'content.v1.NewsChanged', jsonb_build_object('news_id', id, 'news_key', news_key, 'name', name, 'removed', false,
  'date_entered', to_char(date_entered AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
  'cause', 'NEWS_CAUSE_UNSPECIFIED', 'revision', revision,
  'names', coalesce((SELECT jsonb_object_agg(language, text -> 'name') FROM jsonb_each(translations) AS t(language, text)), '{}'))
FROM news ORDER BY id;
