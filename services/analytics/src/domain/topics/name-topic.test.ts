import { keepName, nameTopic } from './name-topic.ts';

const none = () => false;

test('a topic is called by its three first words, none part of another', () => {
  const terms = ['マイナンバー', 'マイナンバーカード', '保険証', 'カード', '病院', '薬局'];
  expect(nameTopic(terms, none)).toBe('マイナンバー・保険証・カード');
  expect(nameTopic(['教育'], none)).toBe('教育');
  expect(nameTopic([], none)).toBe('');
});

test('a hidden word is in no name', () => {
  expect(nameTopic(['学校', '秘密', '給食', '教員'], (term) => term === '秘密')).toBe('学校・給食・教員');
});

test.each([
  ['in another order', ['給食', '教員', '学校', '宿題'], ['学校', '教員', '給食', '宿題']],
  ['without one of them', ['給食', '学校', '宿題'], ['給食', '学校', '宿題']],
])('words %s', (_, now, kept) => expect(keepName(['学校', '教員', '給食', '授業'], now)).toEqual(kept));
