import { kinds, type Settings, settingsChange } from './settings.ts';

const each = Object.fromEntries(kinds.map((kind) => [kind, { in_app: true, email: 'daily' }]));
const before = { language: 'ja', ...each } as Settings;

test('what one did not touch is not sent, so that another tab may have changed it', () => {
  expect(settingsChange(before, before)).toEqual({});
  const after: Settings = { ...before, language: 'en', news: { in_app: false, email: 'off' } };
  expect(settingsChange(before, after)).toEqual({ language: 'en', news: { in_app: false, email: 'off' } });
});
