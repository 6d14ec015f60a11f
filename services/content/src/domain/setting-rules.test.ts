import { fitsSetting } from './setting-rules.ts';

test.each([
  ['profile_fields_required', '[]', true],
  ['profile_fields_required', '["region"]', true],
  ['profile_fields_required', 'region', false],
  ['profile_fields_required', '{"region": 1}', false],
  ['profile_fields_required', '[1]', false],
  ['allow_post_character', '', true],
  ['allow_post_character', '\\p{L}a-z\\]', true],
  ['allow_post_character', 'z-a', false],
  ['allow_post_character', 'a](x+x+)+[', false],
  ['allow_post_character', '\\\\]', false],
  ['available_languages', 'ja,en', true],
  ['available_languages', 'ja, en', false],
  ['polling_interval', '60', true],
  ['polling_interval', '0', false],
  ['frontend_url', 'https://example.jp', true],
  ['frontend_url', 'javascript:alert(1)', false],
  ['sitename', '何でも', true],
])('%s may be %j: %s', (key, value, expected) => {
  expect(fitsSetting(key, value)).toBe(expected);
});
