import { ApiError } from '@ideabox/api-client';
import { fieldProblems } from './field-errors.ts';

test('what the server says of its fields is said beside those of the form', () => {
  const refusal = new ApiError({
    status: 400,
    message: 'The given data was invalid',
    errors: { contents: ['prohibited_characters'], name: ['max_length'], situation_id: ['unheard_of'] },
    prohibited: { contents: '\ue000' },
  });
  expect(fieldProblems(refusal)).toEqual([
    { field: 'name', id: 'form.max_length', values: { limit: 100 } },
    { field: 'contents', prohibited: '\ue000' },
    { field: 'situation', id: 'form.invalid', values: { limit: 0 } },
  ]);
  expect(fieldProblems(new Error('x'))).toEqual([]);
});
