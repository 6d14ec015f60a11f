import { checkEdit } from './check-edit.ts';

const texts = { name: '題名', contents: '本文', reason: '' };

test('empty where required, and too long by code points', () => {
  expect(checkEdit(texts, ['name', 'contents'])).toEqual([]);
  expect(checkEdit({ ...texts, name: ' \n' }, ['name'])).toEqual([{ field: 'name', id: 'form.required' }]);
  expect(checkEdit(texts, ['reason'])).toEqual([{ field: 'reason', id: 'form.required' }]);
  expect(checkEdit({ ...texts, name: '😀'.repeat(100) }, [])).toEqual([]);
  expect(checkEdit({ ...texts, contents: 'あ'.repeat(1001) }, [])).toEqual([
    { field: 'contents', id: 'form.max_length' },
  ]);
});
