import { translateLines } from './translate-lines.ts';

/** Words in capitals for each phrase that it knows, in the order asked. */
const machine = (known: Record<string, string>) => {
  const asked: string[] = [];
  return {
    asked,
    translate: async (words: string) => {
      asked.push(words);
      return known[words] ?? `?${words}`;
    },
  };
};

test('lines stay lines, and what is not Japanese is not sent', async () => {
  const { asked, translate } = machine({ 一行目です: 'FIRST', 三行目です: 'THIRD' });
  const text = '一行目です\n\n三行目です\r\nhttps://example.jp/\n- 2026 -\n';
  expect(await translateLines(text, translate)).toBe('FIRST\n\nTHIRD\r\nhttps://example.jp/\n- 2026 -\n');
  expect(asked).toEqual(['一行目です', '三行目です']);
});

test('a line whose links survive is translated as a whole', async () => {
  const line = '@00012と https://example.jp/a を見てください';
  const { translate } = machine({ [line]: 'SEE https://example.jp/a AND @00012' });
  expect(await translateLines(line, translate)).toBe('SEE https://example.jp/a AND @00012');
});

test('a line whose links the machine changed is translated around them', async () => {
  const long = `https://example.jp/${'a'.repeat(80)}`;
  const line = `詳しくは${long}、または@00012を`;
  const { translate } = machine({
    [line]: 'SEE https://example.com/ OR @12',
    詳しくは: 'SEE ',
    '、または': ', OR',
    を: '.',
  });
  expect(await translateLines(line, translate)).toBe(`SEE ${long} , OR @00012 .`);
});

test('a machine that fails fails the whole', async () => {
  await expect(
    translateLines('一\n二', async () => {
      throw new Error('no model');
    }),
  ).rejects.toThrow('no model');
});
