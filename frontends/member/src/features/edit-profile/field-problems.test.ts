import { ApiError } from '@ideabox/api-client';
import { fieldProblems } from './field-problems.ts';

const refused = (errors: Record<string, string[]>, prohibited = {}) =>
  fieldProblems(new ApiError({ status: 400, message: 'The given data was invalid', errors, prohibited }));

test.each<[string, string, string, string, object]>([
  ['portal_name', 'min_length', 'portal_name', 'problem.min_length', { limit: 3 }],
  ['nickname', 'required', 'portal_name', 'problem.required', {}],
  ['profile', 'max_length', 'profile', 'problem.max_length', { limit: 150 }],
  ['phone_number', 'invalid', 'phone_number', 'problem.phone_number', {}],
  ['region', 'invalid', 'region', 'problem.invalid', {}],
  ['situations.2.name', 'max_length', 'situations.2.name', 'problem.max_length', { limit: 100 }],
])('%s: %s', (path, code, field, id, values) => {
  expect(refused({ [path]: [code] })).toMatchObject([{ field, id, values }]);
});

test('prohibited characters are named', () => {
  const [problem] = refused({ profile: ['prohibited_characters'] }, { profile: '\ue000' });
  expect(problem).toMatchObject({ field: 'profile', prohibited: '\ue000' });
  const [name] = refused({ username: ['prohibited_characters'] }, { username: '\ue000' });
  expect(name).toMatchObject({ field: 'portal_name', id: 'problem.unregistrable' });
});

test('a refusal of something else belongs to no field', () => {
  expect(refused({ nothing: ['invalid'] })).toEqual([]);
  expect(fieldProblems(new Error('broken'))).toEqual([]);
});
