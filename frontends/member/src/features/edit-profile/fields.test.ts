import { requiredFields } from './fields.ts';

test('the shown name is required at any rate, under each of its names', () => {
  expect([...requiredFields(undefined, true)]).toEqual(['portal_name']);
  expect([...requiredFields('["nickname","region"]', true)]).toEqual(['portal_name', 'region']);
});

test.each(['', 'nonsense', '{"region":1}', '[1,null]'])('a registry of %p requires nothing', (json) => {
  expect(requiredFields(json, true).size).toBe(1);
});

test('where nobody is asked about work, it is not required', () => {
  expect(requiredFields('["organization","city"]', false)).toEqual(new Set(['portal_name', 'city']));
});
