import { lengthOf } from '@ideabox/intl';
import { Select } from '@ideabox/ui';
import { CountedTextArea, TextField } from '@ideabox/ui/controls';
import { DatePicker } from '@ideabox/ui/date-picker';
import { useState } from 'react';
import { Columns, Section } from '../section.tsx';

const options = [
  { value: '', label: 'すべてのテーマ' },
  { value: '1', label: 'くらしの手続きのお困りごと' },
];

export function FieldsSection() {
  const [text, setText] = useState('窓口に行かずに、すべての手続きを済ませたい。');
  const [day, setDay] = useState('2026-11-21');
  return (
    <Section title="入力欄">
      <Columns>
        <TextField id="plain" label="ニックネーム" hint="3文字以上30文字以内で入力してください。" />
        <TextField
          id="filled"
          label="タイトル"
          required
          limit={100}
          length={7}
          defaultValue="行かない窓口へ"
        />
        <TextField
          id="wrong"
          label="メールアドレス"
          error="メールアドレスの形式が正しくありません。"
          defaultValue="a@"
        />
        <TextField
          id="over"
          label="タイトル"
          limit={5}
          length={9}
          defaultValue="長すぎるタイトル。"
          error="5文字以内で入力してください。"
        />
        <TextField id="focused" label="フォーカス" data-show="focus" />
        <TextField id="off" label="変えられない" disabled defaultValue="変えられません" />
        <Select id="select" label="テーマ" options={options} />
        <Select id="select-wrong" label="テーマ" required options={options} error="必須項目です。" />
        <DatePicker
          label="開始日"
          value={day}
          onChange={setDay}
          max="2026-11-25"
          hint="今日までの日を選べます。"
        />
        <DatePicker label="終了日" value="" onChange={setDay} required error="必須項目です。" />
        <DatePicker label="変えられない日" value="2026-10-09" onChange={setDay} disabled />
      </Columns>
      <CountedTextArea
        id="area"
        label="内容"
        required
        limit={1000}
        length={lengthOf(text)}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
    </Section>
  );
}
